import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { StartedProcess } from "./anvil-process.ts";

const run = promisify(execFile);

/**
 * Records which process runs the chain, so that the next start can end it if this server is killed. Written before
 * anything else happens: a kill in between would leave an unknown orphaned process.
 */
export function noteProcess(file: string, { pid, command }: StartedProcess): void {
  writeFileSync(file, JSON.stringify({ pid, command }));
}

/** Ends the chain of a killed server, if the recorded process is still the one that was started then. */
export async function endOrphanedProcess(file: string): Promise<void> {
  const noted = await readNote(file);
  if (noted && (await commandOf(noted.pid)) === noted.command.join(" ")) process.kill(noted.pid, "SIGKILL");
  await rm(file, { force: true });
}

async function readNote(file: string): Promise<StartedProcess | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as StartedProcess;
  } catch {
    return undefined; // None, or cut short by the kill: then there is nothing that can be known of its process.
  }
}

/** The command line of a running process; undefined when there is no such process. */
async function commandOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === "linux") {
      const line = await readFile(`/proc/${pid}/cmdline`, "utf8");
      return line.split("\0").slice(0, -1).join(" ");
    }
    const { stdout } =
      process.platform === "win32"
        ? await run("powershell", [
            "-NoProfile",
            "-Command",
            `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
          ])
        : await run("ps", ["-ww", "-o", "args=", "-p", String(pid)]);
    return stdout.trim();
  } catch {
    return undefined;
  }
}
