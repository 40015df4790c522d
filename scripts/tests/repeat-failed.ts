import { join } from "node:path";
import { runStep, type Step } from "../setup/run-pair.mjs";
import { runProgram } from "../setup/run-program.mjs";
import { filesToRepeat, judgeResults } from "./judge-results.ts";
import { type FirstRun, readResults, resultsFile, type TestRun } from "./test-results.ts";

const root = join(import.meta.dirname, "../..");

export function unit(run: TestRun, files: readonly string[], ...options: string[]): Step {
  return step(run, "vitest/vitest.mjs", ["run", ...options, ...files]);
}

export function browser(run: TestRun, ...options: string[]): Step {
  return step(run, "@playwright/test/cli.js", ["test", ...options]);
}

function step(name: TestRun, script: string, args: string[]): Step {
  return {
    name,
    run: (stdio) =>
      runProgram(process.execPath, [join(root, "node_modules", script), ...args], {
        stdio,
        cwd: root,
        env: { ...process.env, TEST_RESULTS: resultsFile(name) },
      }),
  };
}

/** Runs what failed once more, alone, and tells whether all of it passed then: a run that failed without a failed test did not. */
export async function repeatFailed(first: FirstRun, ...options: string[]): Promise<boolean> {
  const failed = readResults(first) ?? [];
  const files = filesToRepeat(failed);
  if (files.length === 0) return false;
  const again = `${first}-again` as const;
  const { code } = await runStep(
    first.startsWith("unit")
      ? unit(again, files, "--no-file-parallelism", ...options)
      : browser(again, "--last-failed", "--workers=1", ...options),
  );
  return code === 0 && judgeResults(failed, readResults(again)).failed.length === 0;
}
