import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileText } from "../../test/hostile-text.ts";
import { refusal } from "@colophon/testing/refusal";
import { equal, fromHex, fromUtf8, toHex, utf8 } from "./bytes.ts";
import { fromU64, parseDecimal, toU64 } from "./integer.ts";
import { createSha256, sha256 } from "../crypto/sha256.ts";

const bytes = fc.uint8Array({ maxLength: 100 });

describe("codecs agree with Node's", () => {
  test("hex", () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(toHex(value)).toBe(Buffer.from(value).toString("hex"));
        expect(fromHex(toHex(value))).toEqual(value);
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
  test.each(["0", "0x00", "AB", "g0", " 00", "00\n"])("hex %j is refused", (text) => {
    expect(refusal(() => fromHex(text))).toBe("bad_hex");
  });

  test("a lone surrogate has no bytes", () => {
    expect(refusal(() => utf8("\ud800"))).toBe("bad_utf8");
    expect(refusal(() => utf8("\udc00\ud800"))).toBe("bad_utf8");
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
