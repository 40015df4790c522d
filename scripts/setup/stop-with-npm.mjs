/** On a signal npm ends the shell that it runs this in, and nothing else: when that is gone, this was asked to stop. */
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
