import { spawn } from "node:child_process";
import { isatty } from "node:tty";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

/** @type {NodeJS.Signals[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program to its end. A signal that asks this process to stop is forwarded, and the program's end awaited.
 * @param {string} executable
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<Ending>}
 */
export function runProgram(executable, args, options) {
  const child = spawn(executable, args, { stdio: "inherit", ...options });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal === "SIGINT" && atTerminal()) return;
    child.kill(signal);
  };
  for (const signal of passedOn) process.on(signal, passOn);
  /** @type {Promise<Ending>} */
  const ending = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  return ending.finally(() => {
    for (const signal of passedOn) process.off(signal, passOn);
  });
}

/**
 * Ends this process as the program ended.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  if (signal === null) process.exitCode = code ?? 1;
  else process.kill(process.pid, signal);
}

/** A terminal sends Ctrl-C to the whole process group: the program has received it already. */
function atTerminal() {
  return [0, 1, 2].some((descriptor) => isatty(descriptor));
}
