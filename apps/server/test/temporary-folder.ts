import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Waits for the end of its input, which comes when the process at the other end is gone, however it went. */
const REMOVE_AT_END = `
  cat
  find "$0" -name postmaster.pid | while read -r file; do kill -KILL "$(head -n 1 "$file")"; done
  rm -rf "$0"`;

/** A folder that only we may enter. When this process ends it goes, with any Postgres that still runs in it. */
export function makeTemporaryFolder(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  spawn("sh", ["-c", REMOVE_AT_END, folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] }).unref();
  return folder;
}
