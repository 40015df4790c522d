import fc from "fast-check";
import { expect, test } from "vitest";
import { breakText } from "./break-text.ts";

const widest = (character: string): number =>
  /\p{Mn}|\p{Me}|\p{Cf}/u.test(character) ? 0 : /[\u1100-\u{10ffff}]/u.test(character) ? 2 : 1;
const widthOf = (line: string) => Array.from(line).reduce((sum, character) => sum + widest(character), 0);

test.each([
  ["spaces", `Harry${" ".repeat(167)}✓ Identity     It is verified`],
  ["spaces that don't break", `Harry${"\u00a0".repeat(167)}✓\u00a0Identity`],
  ["wide spaces", `Harry${"\u3000".repeat(80)}✓ Identity`],
  ["wide signs", `${"夏".repeat(34)}✓ Identity`],
  ["marks that take no column", `${"é".normalize("NFD").repeat(67)}✓ Identity`],
  ["a family", `${"👨‍👩‍👧‍👦".repeat(20)}✓ Identity`],
])("%s don't bring words to the beginning of a line", (_, text) => {
  const lines = breakText(text, { columns: 80, indent: 13 }).split("\n");
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {13}/);
  for (const [at, line] of lines.entries()) expect(widthOf(line)).toBeLessThanOrEqual(at === 0 ? 67 : 80);
});

test("no line of any text is wider than the terminal, and all words stay", () => {
  const text = fc.string({ unit: fc.constantFrom("a", " ", "夏", "👩", "é", "م", "-"), maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 33, max: 120 }), (words, columns) => {
      const broken = breakText(words, { columns, indent: 4 });
      for (const line of `    ${broken}`.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      expect(broken.replaceAll(/\s/g, "")).toBe(words.replaceAll(/\s/g, ""));
    }),
  );
});

test("a short text stays as it is, and a long one breaks between its words", () => {
  expect(breakText("The lighthouse keeper", { columns: 80, indent: 13 })).toBe("The lighthouse keeper");
  expect(breakText("The lighthouse keeper", { columns: 24, indent: 4 })).toBe("The lighthouse\n    keeper");
});
