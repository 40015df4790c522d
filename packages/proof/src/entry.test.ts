import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { refusal } from "../test/refusal.ts";
import { fromHex, toHex } from "./bytes.ts";
import { certificateEntry, keySetEntry, parseEntry, STATEMENT_CODES, statementEntry } from "./entry.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

describe("an entry", () => {
  test("of a certificate is 01 and the hash of its JWT", () => {
    const entry = certificateEntry("a.b.c");
    expect(toHex(entry)).toBe(`01${hashOf("a.b.c")}`);
    expect(parseEntry(entry)).toEqual({ kind: "certificate", jwtHash: fromHex(hashOf("a.b.c")) });
  });

  test("of a key set is 03 and the hash of its bytes", () => {
    const entry = keySetEntry('{"keys":[]}');
    expect(toHex(entry)).toBe(`03${hashOf('{"keys":[]}')}`);
    expect(parseEntry(entry)).toEqual({ kind: "keySet", jwksHash: fromHex(hashOf('{"keys":[]}')) });
  });

  test("of a statement is 02, target, code and the hash of its JWT", () => {
    const entry = statementEntry({ target: 258, code: STATEMENT_CODES.withdrawn, jwt: "a.b.c" });
    expect(toHex(entry)).toBe(`02000000000000010202${hashOf("a.b.c")}`);
    expect(parseEntry(entry)).toEqual({
      kind: "statement",
      target: 258,
      code: 2,
      jwtHash: fromHex(hashOf("a.b.c")),
    });
  });

  test.each([
    ["", "bad_entry"],
    ["01", "bad_entry"],
    [`00${hashOf("")}`, "bad_entry"],
    [`04${hashOf("")}`, "bad_entry"],
    [`01${hashOf("")}00`, "bad_entry"],
    [`02${hashOf("")}`, "bad_entry"],
    [`02${"00".repeat(8)}${hashOf("")}`, "bad_entry"],
    [`02${"ff".repeat(8)}01${hashOf("")}`, "bad_index"],
  ])("%j is refused", (hex, code) => {
    expect(refusal(() => parseEntry(fromHex(hex)))).toBe(code);
  });

  test("of random bytes gives nothing but ProofError", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        refusal(() => parseEntry(bytes));
      }),
    );
    expect(() => statementEntry({ target: 1, code: 256, jwt: "" })).toThrow(RangeError);
  });
});
