import { expect, test } from "vitest";
import { priceOf } from "./price-of.ts";

test("several works cost the fee of a batch each, one work what one costs", () => {
  const fee = { amount: 2500, batchAmount: 700, currency: "CAD" };
  expect([1, 2, 500].map((quantity) => priceOf(fee, quantity))).toEqual([2500, 1400, 350_000]);
});

test("without a fee for batches each work costs what one costs, perhaps nothing", () => {
  expect(priceOf({ amount: 2500, currency: "CAD" }, 3)).toBe(7500);
  expect(priceOf({ amount: 0, currency: "CAD" }, 3)).toBe(0);
  expect(priceOf({ amount: 2500, batchAmount: 0, currency: "CAD" }, 3)).toBe(0);
});
