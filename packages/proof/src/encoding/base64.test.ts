import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refusal } from "@colophon/testing/refusal";
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from "./base64.ts";

test.each([
  ["base64", toBase64, fromBase64],
  ["base64url", toBase64Url, fromBase64Url],
] as const)("%s agrees with Node's", (encoding, encode, decode) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (value) => {
      expect(encode(value)).toBe(Buffer.from(value).toString(encoding));
      expect(decode(encode(value))).toEqual(value);
      // An engine without its own encoding of bytes.
      const plain = Object.assign(value.slice(), { toBase64: undefined });
      expect(encode(plain)).toBe(encode(value));
    }),
  );
});

describe("only the canonical form is read", () => {
  test.each([
    "AA=",
    "AA",
    "A",
    "AAA",
    "AB==",
    "AAB=",
    "AA==\n",
    " AA==",
    "AA-_",
    "AAAA====",
    "=",
    "====",
    "A===",
    "é===",
  ])("base64 %j is refused", (text) => {
    expect(refusal(() => fromBase64(text))).toBe("bad_base64");
  });

  test.each(["A", "AA==", "AB", "AAB", "AA+/", "AA\n", "AAAAA", "AA AA", "\u{1f600}"])(
    "base64url %j is refused",
    (text) => {
      expect(refusal(() => fromBase64Url(text))).toBe("bad_base64url");
    },
  );

  test("every text that is read is the one that is written", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("AQgwB8=-_+/")), maxLength: 12 }),
        (text) => {
          refusal(() => expect(toBase64(fromBase64(text))).toBe(text));
          refusal(() => expect(toBase64Url(fromBase64Url(text))).toBe(text));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
