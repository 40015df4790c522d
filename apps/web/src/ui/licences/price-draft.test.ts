import { describe, expect, test } from "vitest";
import { draftOfPrice, priceOfDraft } from "./price-draft.ts";

describe("an amount as it is typed", () => {
  test.each([
    ["en", "25", "25"],
    ["en", "25.00", "25.00"],
    ["en", "0.5", "0.5"],
    ["en", "007", "7"],
    ["fr", "25,50", "25.50"],
    ["fr", "25.50", "25.50"],
    ["ar", "٢٥٫٥", "25.5"],
    ["ja", "２５００", "2500"],
  ])("in %s, %s is %s", (language, amount, read) => {
    expect(priceOfDraft(language, { kind: "fixed", amount })).toEqual({ kind: "fixed", amount: read });
  });

  test.each([
    ["en", "2,500"],
    ["en", ""],
    ["en", "0"],
    ["en", "0.00"],
    ["en", "-5"],
    ["en", "1e3"],
    ["en", "1.2.3"],
    ["fr", "1,234,5"],
    ["en", "25 dollars"],
  ])("in %s, %j is no amount", (language, amount) => {
    expect(priceOfDraft(language, { kind: "fixed", amount })).toBeUndefined();
  });
});

test.each([
  ["en", 2500, "CAD", "25.00"],
  ["fr", 5, "CAD", "0,05"],
  ["en", 2500, "JPY", "2500"],
  ["en", 2500, "KWD", "2.500"],
  ["ar", 7, "KWD", "0.007"],
])("in %s, %i of %s is typed as %s", (language, amount, currency, typed) => {
  const draft = draftOfPrice(language, amount, currency);
  expect(draft).toEqual({ kind: "fixed", amount: typed });
  expect(priceOfDraft(language, draft)).toEqual({ kind: "fixed", amount: typed.replace(",", ".") });
});

test("what is free or asked for has no amount", () => {
  expect(draftOfPrice("en", 0, "CAD").kind).toBe("free");
  expect(draftOfPrice("en", null, "CAD").kind).toBe("ask");
  expect(priceOfDraft("en", { kind: "ask", amount: "nonsense" })).toEqual({ kind: "ask" });
});
