/** With LOST_DISK_WORKS, says how long a step has taken: for docs/measurements.md. */
export async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    if (process.env["LOST_DISK_WORKS"] !== undefined)
      process.stdout.write(`${step}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
}
