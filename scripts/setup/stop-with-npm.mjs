// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/** On a signal npm ends only the shell in which this process runs: when the shell is gone, this process must stop. */
export function stopWithNpm() {
  if (process.env["npm_lifecycle_event"] === undefined || process.platform === "win32") return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 100);
  watch.unref();
}
