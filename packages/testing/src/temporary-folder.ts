import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Waits for the end of its input, which comes when the process at the other end is gone, even if it was killed. The notes of
 * running processes may be stale, so their pids are checked; the server is killed first, because it starts the others.
 */
const REMOVE_AT_END = `
  cat
  command_of() { tr '\\0' ' ' < "/proc/$1/cmdline" || ps -ww -o args= -p "$1"; }
  for note in '*.started' lock.pid postmaster.pid dev-chain.json; do
    find "$0" -name "$note" | while read -r file; do
      pid=$(grep -o '[0-9]*' "$file" | head -n 1)
      command_of "$pid" | grep -Eq 'main[.]ts|fsck[.]ts|postgres|anvil' && kill -KILL "$pid"
    done
  done
  rm -rf "$0"`;

/** A folder that only we may enter. When this process ends, it is removed, and any server, Postgres and chain still running in it are killed. */
export function makeTemporaryFolder(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  spawn("sh", ["-c", REMOVE_AT_END, folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] }).unref();
  return folder;
}
