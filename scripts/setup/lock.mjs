import { setTimeout as wait } from "node:timers/promises";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { SetupError } from "./setup-error.mjs";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

const waiting = { everyMs: 200, forMs: 10 * 60_000 };

/**
 * Does `work` while holding the lock file; waits while another process holds it. A lock left by a dead process is ignored.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  const deadline = Date.now() + waiting.forMs;
  let told = false;
  while (!create(file)) {
    const owner = Number(read(file));
    if (owner > 0 && !isAlive(owner)) {
      rmSync(file, { force: true });
      continue;
    }
    if (Date.now() > deadline)
      throw new SetupError(
        `process ${owner} still holds ${file}; delete the file if that process isn't a set-up`,
      );
    if (!told) process.stderr.write(`Waiting for the set-up that process ${owner} is doing\n`);
    told = true;
    await wait(waiting.everyMs);
  }
}

/**
 * False if the file exists already.
 * @param {string} file
 */
function create(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "path" in error && error.path === file && isErrno(error, "EEXIST"))
      return false;
    throw new SetupError(`set-up cannot write here: ${String(error)}`, { cause: error });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return "";
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isErrno(error, "ESRCH");
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isErrno(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
