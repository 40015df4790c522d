import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

test("money is written in the reader’s way", () => {
  expect(formatMoney("en", 2500, "CAD")).toBe("CA$25.00");
  expect(formatMoney("ja", 100, "CAD")).toBe("CA$1.00");
  expect(formatMoney("en", 2500, "JPY")).toBe("¥2,500");
  expect(formatMoney("ar-u-nu-latn", 2825, "CAD")).toContain("28.25");
});
