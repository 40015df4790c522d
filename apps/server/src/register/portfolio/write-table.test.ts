import { expect, test } from "vitest";
import { cellOf } from "./write-table.ts";

test.each([
  ["The Sea", "The Sea"],
  ["=1+1", "'=1+1"],
  ["+44", "'+44"],
  ["-", "'-"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["=a,b", `"'=a,b"`],
  ['He said "no"', '"He said ""no"""'],
  ["one, two", '"one, two"'],
  ["a=b", "a=b"],
])("%j is written as %s", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});
