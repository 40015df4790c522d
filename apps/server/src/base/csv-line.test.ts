import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test.each([
  ["The Sea", '"The Sea"'],
  ["=1+1", '"\'=1+1"'],
  ["+44", '"\'+44"'],
  ["-", '"\'-"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["＝1", '"\'＝1"'],
  ['He said "no", twice', '"He said ""no"", twice"'],
  ["a=b", '"a=b"'],
])("%j is written as %s", (text, cell) => {
  expect(csvLine([text, "2"])).toBe(`${cell},"2"\r\n`);
});
