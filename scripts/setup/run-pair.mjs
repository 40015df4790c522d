import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

// Plain JavaScript without dependencies, as all that `scripts/run.mjs` imports: an old Node.js starts it, before an install.

/** @typedef {import("./run-program.mjs").Ending} Ending */
/** @typedef {{ name: string, run: (stdio: import("node:child_process").StdioOptions) => Promise<Ending> }} Step */

/**
 * Two in parallel: the first one's output is shown as it comes, the second one's once both have ended.
 * @param {Step} shown
 * @param {Step} kept
 * @param {string} log where the second one's output is kept
 */
export async function runPair(shown, kept, log) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "w");
  const endings = await Promise.all([runStep(shown), runStep(kept, ["ignore", output, output])]);
  closeSync(output);
  console.log(`\n━━ output of ${kept.name}\n${readFileSync(log, "utf8")}`);
  return endings;
}

/**
 * @param {Step} step
 * @param {import("node:child_process").StdioOptions} stdio
 */
export async function runStep({ name, run }, stdio = "inherit") {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const ending = await run(stdio);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`━━ ${name} ${ending.code === 0 ? "passed" : "failed"} in ${seconds} s`);
  return ending;
}
