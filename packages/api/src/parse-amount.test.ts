import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";
import { parseAmount } from "./parse-amount.ts";

describe("an amount is read", () => {
  test.each([
    ["25", "CAD", 2500],
    ["25.5", "CAD", 2550],
    ["0.01", "CAD", 1],
    ["8.10", "CAD", 810],
    ["1.15", "CAD", 115],
    ["2500", "JPY", 2500],
    ["1.234", "KWD", 1234],
    ["0.005", "KWD", 5],
    ["999999999999.999", "KWD", 999_999_999_999_999],
    ["0", "JPY", 0],
  ])("%s %s", (text, currency, amount) => expect(parseAmount(text, currency)).toBe(amount));

  test.each([
    ["25.001", "CAD"],
    ["25.000", "CAD"],
    ["2500.0", "JPY"],
    ["1.2345", "KWD"],
    ["9007199254740.993", "KWD"],
    ["1e3", "CAD"],
    ["-1", "CAD"],
    [".5", "CAD"],
    ["1.", "CAD"],
    ["", "CAD"],
    ["１２", "CAD"],
  ])("and %s %s is refused", (text, currency) => expect(parseAmount(text, currency)).toBeUndefined());

  test.each(["CAD", "JPY", "KWD", "EUR"])("as it is printed in %s, to the last unit", (currency) => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), (amount) => {
        const printed = formatMoney("en", amount, currency).replace(/[^\d.]/g, "");
        expect(parseAmount(printed, currency)).toBe(amount);
      }),
    );
  });
});
