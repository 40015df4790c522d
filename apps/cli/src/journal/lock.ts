import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { systemCode } from "../failure.ts";

/** Another process has the lock. */
export class Locked extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`process ${pid} has it`);
    this.pid = pid;
  }
}

/**
 * Takes a lock file, and answers how to give it back. It names its process: a lock whose process is gone, as after kill -9,
 * is taken over.
 */
export function takeLock(path: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid)} ${randomUUID()}\n`;
  const prepared = `${path}.${randomUUID()}`;
  writeFileSync(prepared, mine, { flag: "wx", mode: 0o600 });
  try {
    while (!isLinked(prepared, path)) removeIfStale(path);
  } finally {
    rmSync(prepared, { force: true });
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** A link appears whole or not at all, and to one of several only. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  }
}

function removeIfStale(path: string): void {
  const found = read(path);
  if (found === undefined) return;
  const [number, start = "-"] = found.split(" ");
  const pid = Number(number);
  if (pid > 0 && isAlive(pid, start)) throw new Locked(pid);
  // Two processes may see it at once: whoever moves it away moves what both have read, or puts it back.
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return;
    throw error;
  }
  if (read(aside) !== found) isLinked(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) === "ESRCH") return false;
  }
  const now = startOf(pid);
  // The number was given to another process since.
  return start === "-" || now === "-" || start === now;
}

/** When a process began, in the kernel's ticks; `-` where that isn't told. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
  } catch {
    return "-";
  }
}
