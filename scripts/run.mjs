// The entry point of every command: installs what is missing, then runs the command with the right Node.js.
// Plain JavaScript without dependencies, so that an old Node.js can start it.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bringNode } from "./setup/node.mjs";
import { installChecker, installPackages } from "./setup/packages.mjs";
import { runPair } from "./setup/run-pair.mjs";
import { endLike, runProgram } from "./setup/run-program.mjs";
import { SetupError } from "./setup/setup-error.mjs";
import { stopWithNpm } from "./setup/stop-with-npm.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What Node.js runs, from the repository's root. */
const programs = new Map([
  ["serve", ["apps/server/src/start/main.ts"]],
  ["dev", ["scripts/dev.ts"]],
  ["build", ["scripts/build.ts"]],
  ["release", ["scripts/release.ts"]],
  ["check", ["scripts/check.ts"]],
  ["quick", ["scripts/quick.ts"]],
  ["unit", ["node_modules/vitest/vitest.mjs", "run"]],
  ["test:beyond", ["scripts/test-beyond.ts"]],
  ["test:again", ["scripts/test-again.ts"]],
  ["test:summary", ["scripts/test-summary.ts"]],
  ["test:cluster", ["scripts/test-cluster.ts"]],
  ["e2e", ["node_modules/@playwright/test/cli.js", "test"]],
  ["bench", ["scripts/bench.ts"]],
  ["eval:search", ["bench/eval-search.ts"]],
  ["screenshots", ["scripts/screenshots.ts"]],
  ["format", ["node_modules/oxfmt/bin/oxfmt"]],
  ["seed", ["apps/server/src/commands/seed.ts"]],
  ["reindex", ["apps/server/src/commands/reindex.ts"]],
  ["fsck", ["apps/server/src/commands/fsck.ts"]],
  ["keys", ["apps/server/src/commands/keys.ts"]],
  ["operator", ["apps/server/src/commands/operator.ts"]],
  ["write-archive", ["apps/server/src/commands/archive.ts"]],
  ["backup", ["apps/server/src/commands/backup.ts"]],
  ["restore", ["apps/server/src/commands/restore.ts"]],
  ["verify", ["apps/verify/src/main.ts"]],
]);

/**
 * What `npm test` runs: one pair after another, each pair in parallel. Tests of servers and browsers spend much of their
 * time waiting: three files of one kind and two of the other keep two processors busy.
 * @type {[shown: string, kept: string, ...args: string[]][]}
 */
const everything = [
  ["check", "build"],
  ["unit", "e2e", "--workers=2"],
];

/**
 * For servers that run for months: V8 gets a small young generation, and glibc returns freed memory instead of keeping
 * it (docs/decisions/016-a-lean-process.md).
 */
const leanProcess = /** @type {{ options: string[], env: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(root, "apps/server/lean-process.json"), "utf8"))
);

/** Commands of several programs, run one after another; arguments go to the last. */
const sequences = new Map([
  ["start", ["build", "serve"]],
  ["archive", ["build", "write-archive"]],
  ["test:beyond", ["build", "test:beyond"]],
  ["e2e", ["build", "e2e"]],
  ["screenshots", ["build", "screenshots"]],
]);

const ofEverything = ["test", "test:long"];

/** These run tests with every cell, many rounds and whole scenarios: packages/testing/src/is-long.ts. */
const long = ["test:long", "test:beyond"];

/** Where runs of everything leave their results, for `test:summary`. */
const results = join(root, ".cache/results");

/**
 * @param {string} command
 * @param {string[]} args
 */
async function main(command, args) {
  const steps = sequences.get(command) ?? [command];
  const isEverything = ofEverything.includes(command);
  if (!isEverything && !steps.every((step) => programs.has(step))) throw new SetupError(usage());
  const node = await bringNode(root);
  if (command === "verify") await installChecker(root, node);
  else await installPackages(root, root, node);
  if (long.includes(command)) process.env["TEST_LONG"] = "1";
  if (isEverything) return testEverything(node);
  for (const step of steps) {
    const ending = await run(node, step, step === steps.at(-1) ? args : []);
    if (ending.code !== 0) return endLike(ending);
  }
}

/** @param {string} node */
async function testEverything(node) {
  rmSync(results, { recursive: true, force: true });
  for (const [shown, kept, ...args] of everything) {
    const endings = await runPair(
      { name: shown, run: (stdio) => run(node, shown, [], stdio, `${results}/${shown}.json`) },
      { name: kept, run: (stdio) => run(node, kept, args, stdio, `${results}/${kept}.json`) },
      join(root, `.cache/${kept}.log`),
    );
    const failed = [shown, kept].filter((_, nth) => endings[nth]?.code !== 0);
    if (failed.length === 0) continue;
    const isOfTests = existsSync(results);
    const again = isOfTests ? await run(node, "test:again", failed) : { code: 1, signal: null };
    // What failed is thousands of lines above, or in the other program's output: said again at the end.
    if (isOfTests) await run(node, "test:summary", []);
    if (again.code !== 0) return endLike(again);
  }
}

/**
 * @param {string} node
 * @param {string} step
 * @param {string[]} given
 * @param {import("node:child_process").StdioOptions} stdio
 * @param {string} [resultsFile] where tests leave their results
 */
function run(node, step, given, stdio = "inherit", resultsFile) {
  const [script = "", ...args] = programs.get(step) ?? [];
  const { options, env } = step === "serve" || step === "fsck" ? leanProcess : { options: [], env: {} };
  return runProgram(node, [...options, join(root, script), ...args, ...given], {
    stdio,
    // The verifier's file arguments are relative to the user's current directory.
    cwd: step === "verify" ? (process.env["INIT_CWD"] ?? process.cwd()) : root,
    env: {
      // Cached compiled code loads in half the time.
      NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
      ...env,
      ...process.env,
      ...(resultsFile === undefined ? {} : { TEST_RESULTS: resultsFile }),
      PATH: [dirname(node), process.env["PATH"]].join(delimiter),
    },
  });
}

function usage() {
  const commands = [...new Set([...ofEverything, ...sequences.keys(), ...programs.keys()])].toSorted();
  return `usage: node scripts/run.mjs ${commands.join(" | ")}`;
}

stopWithNpm();
try {
  await main(process.argv[2] ?? "", process.argv.slice(3));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
