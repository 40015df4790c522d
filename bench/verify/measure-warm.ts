import { quantile, sorted } from "../measure/quantile.ts";

/** Milliseconds of one check in a process that has made `warmUp` of them. */
export function measureWarm(
  bundles: readonly string[],
  verify: (bundle: string) => { verdict: string },
  { warmUp, rounds }: { warmUp: number; rounds: number },
): { p50: number; p99: number } {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = performance.now();
    const { verdict } = verify(bundles[round % bundles.length] ?? "");
    if (round >= warmUp) times.push(performance.now() - start);
    if (verdict !== "valid") throw new Error(`a sample is ${verdict}`);
  }
  const ascending = sorted(times);
  return { p50: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) };
}
