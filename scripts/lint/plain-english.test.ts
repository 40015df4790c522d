import { expect, test } from "vitest";
import { findTurns } from "./plain-english.ts";
import { filesOfTree } from "./source-files.ts";

const places = (text: string): string[] =>
  findTurns([{ path: "a.ts", text }]).map((finding) => finding.replace(/: say .*/, ""));

test.each([
  "/** So many seconds are left. */",
  " * is read anew",
  "  // rows of before",
  "/** Sent to who has it. */",
  "const a = 1; // with the file at hand",
  'test("is made anew", () => {});',
  'describe.each(cases)("with the file at hand", () => {});',
])("finds a turn in %s", (line) => {
  expect(places(`const b = 1;\n${line}\n`)).toEqual(["a.ts:2"]);
});

test.each([
  'const mode = "anew";',
  "throw new Error(`begin anew`);",
  "/** A hand at work, and so much more; who has it says so. */",
])("finds none in %s", (line) => {
  expect(places(line)).toEqual([]);
});

test("comments and names of tests have none of them", () => {
  // This list has them itself, and so does what it is tested with.
  expect(findTurns(filesOfTree.filter(({ path }) => !path.startsWith("scripts/lint/plain-english")))).toEqual(
    [],
  );
});
