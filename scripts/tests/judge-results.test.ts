import { describe, expect, test } from "vitest";
import { complainOfSkipped, filesToRepeat, judgeResults } from "./judge-results.ts";
import type { TestResult } from "./test-result.ts";

const failed = (file: string, name = "one"): TestResult => ({ file, name, outcome: "failed" });
const passed = (file: string, name = "one"): TestResult => ({ file, name, outcome: "passed" });

describe("failed tests run again", () => {
  test("with their file, once", () => {
    expect(filesToRepeat([failed("a"), failed("a", "two"), passed("b"), failed("c")])).toEqual(["a", "c"]);
  });

  test("unless there are many", () => {
    expect(filesToRepeat(["a", "b", "c", "d", "e"].map((file) => failed(file)))).toHaveLength(5);
    expect(filesToRepeat(["a", "b", "c", "d", "e", "f"].map((file) => failed(file)))).toEqual([]);
  });
});

describe("a test that failed", () => {
  test("and fails again has failed", () => {
    expect(judgeResults([failed("a"), passed("b")], [failed("a")])).toEqual({
      failed: [failed("a")],
      flakes: [],
    });
  });

  test("and then passes is a flake", () => {
    expect(judgeResults([failed("a"), passed("b")], [passed("a")])).toEqual({
      failed: [],
      flakes: [failed("a")],
    });
  });

  test("with its whole file, and then passes, is a flake", () => {
    const whole = failed("a", "as a whole");
    expect(judgeResults([whole], [passed("a")])).toEqual({ failed: [], flakes: [whole] });
  });

  test("and did not run again has failed", () => {
    expect(judgeResults([failed("a")])).toEqual({ failed: [failed("a")], flakes: [] });
  });

  test("only when run again has failed", () => {
    expect(judgeResults([failed("a"), passed("a", "two")], [passed("a"), failed("a", "two")])).toEqual({
      failed: [failed("a", "two")],
      flakes: [failed("a")],
    });
  });
});

test.each([true, false])("more skipped tests than permitted are a failure (tools: %s)", (hasTools) => {
  expect(complainOfSkipped(0, hasTools)).toBeUndefined();
  expect(complainOfSkipped(1000, hasTools)).toContain("1000 tests are skipped");
});
