import { rmSync } from "node:fs";
import { join } from "node:path";
import { runPair, runStep, type Step } from "./setup/run-pair.mjs";
import { runProgram } from "./setup/run-program.mjs";
import { findWideTests } from "./tests/find-wide-tests.ts";
import { filesToRepeat, judgeResults } from "./tests/judge-results.ts";
import { describeTest, readResults, resultsFile, type Run } from "./tests/test-results.ts";

/**
 * `npm run test:beyond`: what `npm run test:long` has beyond `npm test`. A test that fails runs once more, alone; if it passes
 * then, it is reported as a flake to be mended.
 */
const root = join(import.meta.dirname, "..");
const wide = findWideTests();
const isSpec = (file: string) => file.startsWith("e2e/");

/** Playwright matches a pattern with the path of a test's file and its titles. */
const pattern = ["@long", ...wide.filter(isSpec).map((file) => file.slice("e2e/".length))]
  .join("|")
  .replaceAll(".", "\\.");

function unit(run: Run, files: readonly string[], ...options: string[]): Step {
  return step(run, "vitest/vitest.mjs", ["run", ...options, ...files]);
}

function browser(run: Run, ...options: string[]): Step {
  return step(run, "@playwright/test/cli.js", ["test", "--grep", pattern, ...options]);
}

function step(name: Run, script: string, args: string[]): Step {
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

async function repeat(kind: "unit" | "e2e", passed: boolean): Promise<boolean> {
  const first = readResults(`${kind}-beyond`) ?? [];
  const files = filesToRepeat(first);
  if (passed || files.length === 0) return passed;
  const { code } = await runStep(
    kind === "unit"
      ? unit("unit-again", files, "--no-file-parallelism")
      : browser("e2e-again", "--last-failed", "--workers=1"),
  );
  const { failed, flakes } = judgeResults(first, readResults(`${kind}-again`));
  for (const test of failed) console.log(`failed again: ${describeTest(test)}`);
  for (const test of flakes) console.log(`flake to be mended: ${describeTest(test)}`);
  return code === 0 && failed.length === 0;
}

for (const run of ["unit-beyond", "e2e-beyond", "unit-again", "e2e-again"] as const)
  rmSync(resultsFile(run), { force: true });
const [ofUnit, ofBrowser] = await runPair(
  unit(
    "unit-beyond",
    wide.filter((file) => !isSpec(file)),
  ),
  browser("e2e-beyond", "--workers=2"),
  join(root, ".cache/e2e-beyond.log"),
);
const unitPassed = await repeat("unit", ofUnit.code === 0);
const browserPassed = await repeat("e2e", ofBrowser.code === 0);
if (!unitPassed || !browserPassed) process.exitCode = 1;
