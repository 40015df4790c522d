import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

// The examples of RFC 8785, sections 3.2.2 to 3.2.4.

test("literals, numbers and texts are spelled in one way", () => {
  const value: unknown = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`);
  expect(canonicalJson(value)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
});

test("members are sorted by UTF-16 code units, not by code points", () => {
  const value: unknown = JSON.parse(String.raw`{
    "\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
    "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"
  }`);
  expect(Object.values(JSON.parse(canonicalJson(value)) as object)).toEqual([
    "One", // An integer as a name: engines list it first in any case.
    "Carriage Return",
    "Control",
    "Latin Small Letter O With Diaeresis",
    "Euro Sign",
    "Emoji: Grinning Face",
    "Hebrew Letter Dalet With Dagesh",
  ]);
  expect(canonicalJson(value).startsWith(String.raw`{"\r":"Carriage Return","1":"One"`)).toBe(true);
});

test("says the same as the value, whatever the order of its members", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
      const reversed = Object.fromEntries(Object.entries(json).toReversed());
      expect(JSON.parse(canonicalJson(json))).toEqual(json);
      expect(canonicalJson(reversed)).toBe(canonicalJson(json));
    }),
    { numRuns: 50 },
  );
});
