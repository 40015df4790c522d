import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileText } from "../../test/hostile-text.ts";
import { refusal } from "@colophon/testing/refusal";
import {
  equal,
  fromBase64,
  fromBase64Url,
  fromHex,
  fromUtf8,
  toBase64,
  toBase64Url,
  toHex,
  utf8,
} from "./bytes.ts";
import { fromU64, parseDecimal, toU64 } from "./integer.ts";
import { createSha256, sha256 } from "../crypto/sha256.ts";

const bytes = fc.uint8Array({ maxLength: 100 });

describe("codecs agree with Node's", () => {
  test.each([
    ["hex", toHex, fromHex],
    ["base64", toBase64, fromBase64],
    ["base64url", toBase64Url, fromBase64Url],
  ] as const)("%s", (encoding, encode, decode) => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(encode(value)).toBe(Buffer.from(value).toString(encoding));
        expect(decode(encode(value))).toEqual(value);
        // An engine without its own encoding of bytes.
        const plain = Object.assign(value.slice(), { toBase64: undefined });
        expect(encode(plain)).toBe(encode(value));
      }),
    );
  });

  test("utf8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 50 }), (text) => {
        expect(Buffer.from(utf8(text)).toString()).toBe(text);
        expect(fromUtf8(utf8(text))).toBe(text);
      }),
    );
    expect(fromUtf8(utf8("\ufeffkept"))).toBe("\ufeffkept");
    fc.assert(
      fc.property(
        fc.oneof(
          bytes,
          hostileText.map((text) => Buffer.from(text).subarray(1)),
        ),
        (value) => {
          const expected = Buffer.from(value).toString();
          expect(refusal(() => expect(fromUtf8(value)).toBe(expected))).toBe(
            isUtf8(value) ? undefined : "bad_utf8",
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test("sha256", () => {
    const streamed = createSha256();
    streamed.update(utf8("ab"));
    streamed.update(utf8("c"));
    expect(toHex(sha256(utf8("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(streamed.digest()).toEqual(sha256(utf8("abc")));
  });
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

  test.each(["0", "0x00", "AB", "g0", " 00", "00\n"])("hex %j is refused", (text) => {
    expect(refusal(() => fromHex(text))).toBe("bad_hex");
  });

  test("a lone surrogate has no bytes", () => {
    expect(refusal(() => utf8("\ud800"))).toBe("bad_utf8");
    expect(refusal(() => utf8("\udc00\ud800"))).toBe("bad_utf8");
  });

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

describe("integers", () => {
  test("u64 comes back as it was", () => {
    fc.assert(fc.property(fc.maxSafeNat(), (value) => fromU64(toU64(value)) === value));
    expect(toHex(toU64(258))).toBe("0000000000000102");
    expect(fromU64(fromHex("ff0000000000000102"), 1)).toBe(258);
  });

  test("what is too large or cut short is refused", () => {
    expect(refusal(() => fromU64(fromHex("0020000000000000")))).toBe("bad_index");
    expect(refusal(() => fromU64(fromHex("ffffffffffffff")))).toBe("bad_index");
    expect(() => toU64(-1)).toThrow(RangeError);
    expect(() => toU64(2 ** 53)).toThrow(RangeError);
  });

  test("decimals have one form", () => {
    expect(["0", "10", "9007199254740991"].map(parseDecimal)).toEqual([0, 10, 2 ** 53 - 1]);
    const bad = ["", "00", "01", "+1", "-1", "1.0", "1e3", " 1", "1\n", "١", "9007199254740992"];
    expect(bad.map(parseDecimal)).toEqual(bad.map(() => undefined));
  });
});

test("equal compares length and every byte", () => {
  expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3))).toBe(false);
});
