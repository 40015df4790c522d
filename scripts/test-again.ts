import { repeatFailed } from "./tests/repeat-failed.ts";
import { firstRuns } from "./tests/test-results.ts";

/** What failed in `npm test`, once more and alone; `npm test` starts it itself, and passes if this does. Its arguments are the runs that failed. */
for (const run of firstRuns.filter((each) => process.argv.includes(each)))
  if (!(await repeatFailed(run))) process.exitCode = 1;
