import { complainOfSkipped, judgeResults } from "./tests/judge-results.ts";
import { describeTest, lastOfEach, only } from "./tests/test-result.ts";
import { firstRuns, readResults, runs } from "./tests/test-results.ts";

/** `npm run test:summary`: what was skipped, what is a flake, and the totals of `npm test` and `npm run test:beyond`. */
const results = lastOfEach(runs.map((run) => readResults(run) ?? []));
const [passed, failed, skipped] = [
  only("passed", results),
  only("failed", results),
  only("skipped", results),
];
const flakes = firstRuns.flatMap(
  // A run that was not made has no results, and no flakes.
  (run) => judgeResults(readResults(run) ?? [], readResults(`${run}-again`)).flakes,
);

console.log("");
for (const test of skipped) console.log(`skipped: ${describeTest(test)}`);
for (const test of failed) console.log(`failed: ${describeTest(test)}`);
for (const test of flakes) console.log(`flake to be mended: ${describeTest(test)}`);
// Some tests are skipped in `npm test` and run in `npm run test:beyond`.
const ranAll = readResults("unit-beyond") !== undefined;
const complaint = ranAll
  ? complainOfSkipped(skipped.length, process.env["REQUIRE_TOOLS"] === "1")
  : undefined;
if (complaint !== undefined) console.log(complaint);
if (complaint !== undefined || failed.length > 0) process.exitCode = 1;
console.log(`${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
