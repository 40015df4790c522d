import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";
import { plainAmount } from "./plain-amount.ts";

test.each([
  [2500, "CAD", "25.00"],
  [1, "CAD", "0.01"],
  [0, "CAD", "0.00"],
  [2500, "JPY", "2500"],
  [1500, "KWD", "1.500"],
  [7, "KWD", "0.007"],
  [Number.MAX_SAFE_INTEGER, "CAD", "90071992547409.91"],
])("%i of %s is %s", (amount, currency, plain) => {
  expect(plainAmount(amount, currency)).toBe(plain);
});

test("people read the same digits, to the last unit", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom("CAD", "JPY", "KWD"), (amount, currency) => {
      expect(formatMoney("en", amount, currency).replaceAll(/[^\d.]/g, "")).toBe(
        plainAmount(amount, currency),
      );
    }),
  );
});
