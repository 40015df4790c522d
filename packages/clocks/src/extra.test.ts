import { utf8 } from "@colophon/proof";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXTRA_MAX_BYTES, formatExtra, PIECE_MAX_BYTES, readExtra } from "./extra.ts";

const none = { rfc3161: [], ocsp: [], ots: [], bitcoin: [] };
const read = (text: string) => readExtra(utf8(text));

test("evidence is read as it was written, and written in one way", () => {
  const pieces = fc.uniqueArray(fc.uint8Array({ minLength: 1, maxLength: 50 }), {
    maxLength: 3,
    selector: String,
  });
  const blocks = fc.uniqueArray(fc.record({ height: fc.nat(), headers: fc.uint8Array() }), {
    maxLength: 3,
    selector: ({ height, headers }) => `${height} ${String(headers)}`,
  });
  fc.assert(
    fc.property(fc.record({ rfc3161: pieces, ocsp: pieces, ots: pieces, bitcoin: blocks }), (extra) => {
      const written = formatExtra(extra);
      expect(readExtra(written)).toEqual({ ...extra, unread: [] });
    }),
  );
  expect(new TextDecoder().decode(formatExtra({ ...none, ots: [Uint8Array.of(1)] }))).toBe(
    '{"ots":["AQ=="],"v":1}',
  );
});

test("any bytes are read or not understood, and never anything else", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => readExtra(bytes) === undefined));
  fc.assert(fc.property(fc.json(), (text) => typeof read(text) !== "string"));
});

describe("a line is not understood", () => {
  test.each([
    ["of another version", '{"v":2,"ots":[]}'],
    ["without one", '{"ots":[]}'],
    ["with a repeated member", '{"v":1,"ots":[],"ots":["AQ=="]}'],
    ["that is no object", "[1]"],
    ["that is no JSON", "{"],
    ["that is too long", `{"v":1,"x":"${"a".repeat(EXTRA_MAX_BYTES)}"}`],
  ])("%s", (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe("of a line, only a piece is left out", () => {
  const large = "A".repeat(4 * Math.ceil((PIECE_MAX_BYTES + 1) / 3));
  test.each([
    ["that is no text", '{"v":1,"ots":["AQ==",1]}', "unreadable"],
    ["that is no base64", '{"v":1,"ots":["AQ==","AR=="]}', "unreadable"],
    ["there twice", '{"v":1,"ots":["AQ==","AQ=="]}', "repeated"],
    ["too large", `{"v":1,"ots":["AQ==","${large}"]}`, "too_large"],
    ["of headers without a height", '{"v":1,"ots":["AQ=="],"bitcoin":[{"headers":""}]}', "unreadable"],
    ["that is no list", '{"v":1,"ots":["AQ=="],"rfc3161":{}}', "unreadable"],
  ])("%s", (_, text, reason) => {
    const found = read(text);
    expect(found?.ots).toEqual([Uint8Array.of(1)]);
    expect(found?.unread.map((one) => one.reason)).toEqual([reason]);
  });

  test("what is unknown is passed over", () => {
    expect(read('{"v":1,"sigs":["line"]}')).toEqual({ ...none, unread: [] });
  });
});

test("more than a line may have is not written", () => {
  const piece = new Uint8Array(PIECE_MAX_BYTES);
  expect(() => formatExtra({ ...none, ots: [Uint8Array.of(...piece, 0)] })).toThrow(RangeError);
  expect(() => formatExtra({ ...none, ots: [piece, piece.with(0, 1), piece.with(0, 2)] })).toThrow(
    RangeError,
  );
});
