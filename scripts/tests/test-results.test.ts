import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lastOfEach, type TestResult } from "./test-result.ts";
import { resultsOfBrowser, resultsOfUnit } from "./test-results.ts";

const root = join(import.meta.dirname, "../..");
const result = (file: string, name: string, outcome: TestResult["outcome"]): TestResult => ({
  file,
  name,
  outcome,
});

describe("Vitest's report", () => {
  const report = (status: string, ...statuses: string[]) => ({
    testResults: [
      {
        name: join(root, "a.test.ts"),
        status,
        assertionResults: statuses.map((each, nth) => ({ fullName: `test ${nth}`, status: each })),
      },
    ],
  });

  test("names each test's file and outcome", () => {
    expect(resultsOfUnit(report("failed", "passed", "failed", "skipped", "pending", "todo"))).toEqual([
      result("a.test.ts", "test 0", "passed"),
      result("a.test.ts", "test 1", "failed"),
      result("a.test.ts", "test 2", "skipped"),
      result("a.test.ts", "test 3", "skipped"),
      result("a.test.ts", "test 4", "skipped"),
    ]);
  });

  test("gives the beginning of a failed test's error, without colours", () => {
    const assertionResults = [
      {
        fullName: "one",
        status: "failed",
        failureMessages: ["\u001b[31mno answer\u001b[39m\n  at a.ts\n".repeat(9)],
      },
    ];
    const [found] = resultsOfUnit({ testResults: [{ name: "a", status: "failed", assertionResults }] });
    expect(found?.reason).toBe("no answer\n  at a.ts\n".repeat(4).trim());
  });

  test("has a failure for a file that could not be loaded, or whose hook failed", () => {
    expect(resultsOfUnit(report("failed"))).toEqual([result("a.test.ts", "as a whole", "failed")]);
    expect(resultsOfUnit(report("failed", "skipped"))).toContainEqual(
      result("a.test.ts", "as a whole", "failed"),
    );
  });
});

test("Playwright's report is read from its nested suites, with errors outside of tests", () => {
  const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", tests: [{ status }] });
  const inner = { title: "inside", specs: [spec("two", "unexpected"), spec("three", "skipped")] };
  const suites = [{ title: "a.spec.ts", specs: [spec("one", "expected")], suites: [inner] }];
  expect(resultsOfBrowser({ suites, errors: [{ message: "no server" }] })).toEqual([
    result("e2e/a.spec.ts", "one", "passed"),
    result("e2e/a.spec.ts", "inside two", "failed"),
    result("e2e/a.spec.ts", "inside three", "skipped"),
    { ...result("e2e", "as a whole", "failed"), reason: "no server" },
  ]);
});

describe("the last of each test", () => {
  test("counts, but one that ran isn't skipped", () => {
    const runs = [
      [result("a", "flaky", "failed"), result("a", "short", "passed"), result("a", "long", "skipped")],
      [result("a", "flaky", "passed"), result("a", "short", "skipped"), result("a", "long", "passed")],
    ];
    expect(lastOfEach(runs).map(({ outcome }) => outcome)).toEqual(["passed", "passed", "passed"]);
  });

  test("counts rows of a table that have the same name", () => {
    const row = result("a", "row", "passed");
    expect(lastOfEach([[row, row], [row]])).toEqual([row, row]);
  });

  test("replaces the failure of a whole file", () => {
    const runs = [[result("a", "as a whole", "failed")], [result("a", "one", "passed")]];
    expect(lastOfEach(runs)).toEqual([result("a", "one", "passed")]);
  });
});
