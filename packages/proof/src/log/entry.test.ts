import fc from "fast-check";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { refusal } from "@colophon/testing/refusal";
import { fromHex, toHex } from "../encoding/bytes.ts";
import {
  certificateEntry,
  headEntry,
  keySetEntry,
  parseEntry,
  statementEntry,
  statementKey,
} from "./entry.ts";
import { leafHash } from "./merkle.ts";
import { formatPrefixProof, type PrefixLeaf } from "../prefix-tree/prefix-proof.ts";
import { insertPrefixLeaves, provePrefix } from "../prefix-tree/prefix-tree.ts";
import { sha256 } from "../crypto/sha256.ts";

const hashOf = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

const salt = Uint8Array.from({ length: 32 }, (_, i) => i);

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

  test("of a statement is 02, its key and the hash of its JWT", () => {
    const key = statementKey(salt, 258);
    const label = Buffer.from("colophon/statement/v1");
    expect(toHex(key)).toBe(hashOf(Buffer.concat([label, salt, Buffer.of(0, 0, 1, 2)])));
    const entry = statementEntry(key, "a.b.c");
    expect(toHex(entry)).toBe(`02${toHex(key)}${hashOf("a.b.c")}`);
    expect(parseEntry(entry)).toEqual({ kind: "statement", key, jwtHash: fromHex(hashOf("a.b.c")) });
  });

  test("of a head is 04, time, count and root", () => {
    const root = fromHex(hashOf("root"));
    const entry = headEntry({ time: 258, count: 3, root });
    expect(toHex(entry)).toBe(`0400000000000001020000000000000003${hashOf("root")}`);
    expect(parseEntry(entry)).toEqual({ kind: "head", time: 258, count: 3, root });
  });

  test.each([
    ["", "bad_entry"],
    ["01", "bad_entry"],
    [`00${hashOf("")}`, "bad_entry"],
    [`04${hashOf("")}`, "bad_entry"],
    [`01${hashOf("")}00`, "bad_entry"],
    [`02${hashOf("")}`, "bad_entry"],
    // What the format once reserved: no log has it.
    [`02${"00".repeat(9)}${hashOf("")}`, "bad_entry"],
    [`02${hashOf("")}${hashOf("")}00`, "bad_entry"],
    [`04${"ff".repeat(8)}${"00".repeat(8)}${hashOf("")}`, "bad_index"],
    [`04${"00".repeat(8)}${"ff".repeat(8)}${hashOf("")}`, "bad_index"],
    [`05${hashOf("")}`, "bad_entry"],
  ])("%j is refused", (hex, code) => {
    expect(refusal(() => parseEntry(fromHex(hex)))).toBe(code);
  });

  test("of random bytes gives nothing but ProofError", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        refusal(() => parseEntry(bytes));
      }),
    );
  });

  test("is not made of what the caller gets wrong", () => {
    expect(() => statementKey(salt, 2 ** 32)).toThrow(RangeError);
    expect(() => statementKey(salt, -1)).toThrow(RangeError);
    expect(() => statementKey(salt.subarray(1), 0)).toThrow(RangeError);
    expect(() => statementEntry(salt.subarray(1), "")).toThrow(RangeError);
    expect(() => headEntry({ time: 0.5, count: 0, root: salt })).toThrow(RangeError);
    expect(() => headEntry({ time: 0, count: 0, root: salt.subarray(1) })).toThrow(RangeError);
  });
});

test("the example of the format's document is what the code computes", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../../docs/format.md"), "utf8");
  const jwts = ["eyJ.first.sig", "eyJ.second.sig"];
  const keys = [0, 1, 2].map((n) => statementKey(salt, n));
  const leaves = jwts.map((jwt, n): PrefixLeaf => ({ key: keys[n] ?? salt, value: sha256(jwt) }));
  const { root, changed } = insertPrefixLeaves(leaves, () => undefined);
  const head = headEntry({ time: 1_795_383_600, count: 2, root });
  const entries = jwts.map((jwt, n) => statementEntry(keys[n] ?? salt, jwt));
  const [first, , third] = keys.map((key) =>
    JSON.stringify(formatPrefixProof(provePrefix(key, (name) => changed.get(name)).proof)),
  );
  const values = [...jwts, ...keys.map(toHex), ...entries.map(toHex), toHex(root), toHex(head)];
  for (const value of [...values, toHex(leafHash(head)), first, third]) expect(document).toContain(value);
});
