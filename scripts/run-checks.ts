import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** A program of node_modules, run from the repository's root; it passes if it exits with 0. */
export type CheckProgram = { name: string; script: string; args: string[] };
type Outcome = { check: CheckProgram; passed: boolean; seconds: string; output: string };

const root = join(import.meta.dirname, "..");

/** One for each tsconfig of these folders; `.` is the root's own. */
export function typeChecks(folders: readonly string[]): CheckProgram[] {
  return folders
    .flatMap((folder) => globSync(join(folder, "tsconfig*.json"), { cwd: root }))
    .filter((project) => project !== "tsconfig.base.json")
    .toSorted()
    .map((project) => ({
      name: `types ${project}`,
      script: "typescript/bin/tsc",
      // Several threads work out the same types several times, in three times the processor time.
      args: ["-p", project, "--singleThreaded"],
    }));
}

/** Lint also reports type errors, by the `tsconfig.json` nearest to each file; these are the other projects. */
export const otherTypeChecks = (folders: readonly string[]): CheckProgram[] =>
  typeChecks(folders).filter(({ name }) => !name.endsWith("tsconfig.json"));

/** The folders with their own tsconfig. */
export const typedFolders = [".", ...globSync("{contracts,packages/*,apps/*}", { cwd: root })];

/** Runs as many at once as there are processors, prints how each ended, and returns whether all passed. */
export async function runChecks(checks: readonly CheckProgram[]): Promise<boolean> {
  const queue = checks.values();
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, () => work(queue));
  return !(await Promise.all(workers)).includes(false);
}

/** Takes the next check until none is left. */
async function work(queue: Iterator<CheckProgram>): Promise<boolean> {
  let allPassed = true;
  for (let next = queue.next(); next.done !== true; next = queue.next()) {
    const outcome = await run(next.value);
    report(outcome);
    allPassed &&= outcome.passed;
  }
  return allPassed;
}

async function run(check: CheckProgram): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, "node_modules", check.script), ...check.args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const passed = (await promise) === 0;
  return { check, passed, seconds: ((performance.now() - start) / 1000).toFixed(1), output };
}

function report({ check, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? "✓" : "✗"} ${check.name} (${seconds} s)`);
  if (!passed) console.log(output);
}
