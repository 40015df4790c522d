import fc from "fast-check";
import { expect, test } from "vitest";
import { writeTable } from "@colophon/table";
import { Failure } from "../failure.ts";
import { columns, rowsOf } from "./read-work-list.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => rowsOf(bytes(text), "/lists/list.csv");
const refusal = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof Failure) return error.message;
  }
  return "";
};

test.each([
  ["a byte order mark and semicolons", "\ufefffile;title\r\na.jpg;Night\r\n"],
  ["tabs", "file\ttitle\na.jpg\tNight"],
  ["quotes", '"file","title"\n"a.jpg","Night"\n'],
  ["blank rows before it", "\n,\nfile,title\na.jpg,Night"],
])("a list with %s is read", (_what, text) => {
  expect(read(text)).toMatchObject([{ cells: { file: "a.jpg", title: "Night" }, path: "/lists/a.jpg" }]);
});

test("rows keep the numbers that programs for tables show, whatever is blank or has lines", () => {
  const rows = read('file,title\n\na.jpg,"Night\nand day"\n,\nb.jpg,Day\n');
  expect(rows.map(({ number, cells }) => [number, cells.title])).toEqual([
    [3, "Night\nand day"],
    [5, "Day"],
  ]);
});

test("a file that is elsewhere is named by its fingerprint, size and name", () => {
  const sha256 = "ab".repeat(32);
  expect(read(`sha256,size,name,title\n${sha256},12,a.jpg,Night`)).toEqual([
    { number: 2, cells: { sha256, size: "12", name: "a.jpg", title: "Night" } },
  ]);
});

test.each([
  ["an unknown column", "file,titel\na,b", /Unknown: titel/],
  ["a column twice", "file,file\na,b", /names the column file twice/],
  ["no rows", "file,title\n", /no row/],
  ["nothing", "", /must name its columns/],
  ["too many cells", "file\na,b", /row 2 has more cells/],
  ["half a fingerprint", "sha256,size,name\nab,1,a", /row 2: sha256 is not 64/],
  ["no size", `sha256,size,name\n${"ab".repeat(32)},big,a`, /row 2: size is not a number/],
  ["no file", "file,title\n,Night", /row 2: it names no file/],
  ["an open quote", 'file,title\n"a,b\nc,d', /never closed/],
])("a list with %s is refused, and why", (_what, text, why) => {
  expect(refusal(text)).toMatch(why);
});

test("a list that is not in Unicode is refused", () => {
  expect(() => rowsOf(Uint8Array.of(0x66, 0x69, 0x6c, 0x65, 0x0a, 0xe9, 0x0a), "list.csv")).toThrow(
    /Unicode/,
  );
});

test("any cells come back as they were written", () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (pairs) => {
      const rows = pairs.map(([title, description], at) => [`${at}.jpg`, title, description]);
      const list = rowsOf(bytes(writeTable([["file", "title", "description"], ...rows])), "/list.csv");
      expect(list.map(({ cells }) => [cells.file, cells.title ?? "", cells.description ?? ""])).toEqual(
        // Trimmed again: an apostrophe may have come before a formula that begins with a blank.
        rows.map((row) => row.map((one) => one.trim())),
      );
    }),
  );
});

function outcomeOf(any: Uint8Array): string {
  try {
    return rowsOf(any, "list.csv").length > 0 ? "read" : "empty";
  } catch (error) {
    return error instanceof Failure ? "refused" : String(error);
  }
}

test("any bytes are read or refused", () => {
  const hostile = fc.string({ unit: fc.constantFrom(...columns, ",", ";", "\n", '"', "a", "\0", "\ufeff") });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), hostile.map(bytes)), (any) => {
      expect(outcomeOf(any)).toMatch(/^(read|refused)$/);
    }),
  );
});
