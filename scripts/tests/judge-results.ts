import { lastOfEach, only, type TestResult } from "./test-result.ts";

/** If more files fail, the code is broken: running them again would only take time. */
const mostRepeated = 5;

/** The files to run again, alone: of unit tests the whole file, because its tests may build on each other. */
export function filesToRepeat(first: readonly TestResult[]): string[] {
  const files = [...new Set(only("failed", first).map(({ file }) => file))];
  return files.length > mostRepeated ? [] : files;
}

/** What failed for good, and what failed at first only. `again` is undefined if nothing ran again. */
export function judgeResults(
  first: readonly TestResult[],
  again: readonly TestResult[] = [],
): { failed: TestResult[]; flakes: TestResult[] } {
  const failed = only("failed", lastOfEach([first, again]));
  const isFailed = (test: TestResult) =>
    failed.some(({ file, name }) => file === test.file && name === test.name);
  return { failed, flakes: only("failed", first).filter((test) => !isFailed(test)) };
}

/** Three tests write files of test data, only on demand, and one is for root; 223 need other programs (`run-tool.ts`). */
const mostSkipped = { withTools: 4, withoutTools: 227 };

/** Undefined if no more tests are skipped than is known and permitted. */
export function complainOfSkipped(count: number, hasTools: boolean): string | undefined {
  const most = hasTools ? mostSkipped.withTools : mostSkipped.withoutTools;
  if (count <= most) return undefined;
  return `${count} tests are skipped, but at most ${most} may be: scripts/tests/judge-results.ts`;
}
