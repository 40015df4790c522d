import { type ChildProcess, spawn } from "node:child_process";

/**
 * Ends a child process when this one is gone, even killed: a shell waits for the end of its input, which comes when nobody holds its
 * other end any more. Where there is no shell, on Windows, only the next start ends the orphan (`orphaned-process.ts`).
 */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  if (process.platform === "win32" || child.pid === undefined) return;
  const watcher = spawn("sh", ["-c", 'cat; kill -KILL "$0"', String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    // Ctrl-C reaches neither of them.
    detached: true,
  });
  watcher.on("error", () => {}); // No shell: as on Windows.
  watcher.unref();
  // Before the number can be another process's.
  child.once("exit", () => watcher.kill("SIGKILL"));
}
