import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

test("money is written in the reader’s way", () => {
  expect(formatMoney("en", 2500, "CAD")).toBe("CA$25.00");
  expect(formatMoney("ja", 100, "CAD")).toBe("CA$1.00");
  expect(formatMoney("en", 2500, "JPY")).toBe("¥2,500");
  expect(formatMoney("ar-u-nu-latn", 2825, "CAD")).toContain("28.25");
});

test.each([
  ["CAD", "\u200e25.00\u00a0CA$\u200e"],
  ["JPY", "\u200e2,500\u00a0JP¥\u200e"],
  // These have no Latin letters that could be turned round.
  ["EUR", "\u200f25.00\u00a0€"],
  ["EGP", "\u200f25.00\u00a0ج.م.\u200f"],
])("in Arabic, %s keeps its sign as it is", (currency, written) => {
  expect(formatMoney("ar", 2500, currency)).toBe(written);
});
