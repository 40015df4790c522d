import { rmSync } from "node:fs";
import { join } from "node:path";
import { runPair } from "./setup/run-pair.mjs";
import { findWideTests } from "./tests/find-wide-tests.ts";
import { browser, repeatFailed, unit } from "./tests/repeat-failed.ts";
import { resultsFile, runs } from "./tests/test-results.ts";

/** `npm run test:beyond`: what `npm run test:long` has beyond `npm test`. */
const root = join(import.meta.dirname, "..");
const wide = findWideTests();
const isSpec = (file: string) => file.startsWith("e2e/");

/** Playwright matches a pattern with the path of a test's file and its titles. */
const pattern = ["@long", ...wide.filter(isSpec).map((file) => file.slice("e2e/".length))]
  .join("|")
  .replaceAll(".", "\\.");

for (const run of runs.filter((each) => each.includes("beyond"))) rmSync(resultsFile(run), { force: true });
const [ofUnit, ofBrowser] = await runPair(
  unit(
    "unit-beyond",
    wide.filter((file) => !isSpec(file)),
  ),
  browser("e2e-beyond", "--grep", pattern, "--workers=2"),
  join(root, ".cache/e2e-beyond.log"),
);
if (ofUnit.code !== 0 && !(await repeatFailed("unit-beyond"))) process.exitCode = 1;
if (ofBrowser.code !== 0 && !(await repeatFailed("e2e-beyond", "--grep", pattern))) process.exitCode = 1;
