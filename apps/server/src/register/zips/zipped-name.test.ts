import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "../../base/csv-line.ts";
import { zippedName } from "./zipped-name.ts";

const id = "RSF-7K2M9QX4T";

test("the number begins the name, and the title follows where it has letters", () => {
  expect(zippedName(id, "The Lighthouse / Keeper", ".pdf")).toBe(`${id}-The Lighthouse Keeper.pdf`);
  expect(zippedName(id, "\u202egpj.exe\u202c", ".pdf")).toBe(`${id}-gpj.exe.pdf`);
  expect(zippedName(id, " ../.. ", ".pdf")).toBe(`${id}.pdf`);
  expect(zippedName(id, "海".repeat(60), ".pdf")).toBe(`${id}-${"海".repeat(34)}.pdf`);
  // A family is one letter: it is kept whole or not at all.
  expect(zippedName(id, `${"海".repeat(31)}👩‍👩‍👧`, ".pdf")).toBe(`${id}-${"海".repeat(31)}.pdf`);
});

test("no title makes a long name, a path, or one that is read from the other side", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (title) => {
      const name = zippedName(id, title, ".colophon.json");
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
      expect(name).toMatch(/^RSF-7K2M9QX4T(?:-[^\p{Cc}\p{Bidi_Control}/\\:*?"<>|]+)?\.colophon\.json$/u);
      expect(name).not.toMatch(/[ .]\.colophon\.json$/);
    }),
  );
});

test("no cell is a formula, ends its line or its cell", () => {
  expect(csvLine(["a", '=1+"2"', "-1", "\r=1", "plain, with = inside"])).toBe(
    `"a","'=1+""2""","'-1","'\r=1","plain, with = inside"\r\n`,
  );
});
