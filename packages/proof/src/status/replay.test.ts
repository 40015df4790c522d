import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeSaid } from "@colophon/testing/make-status";
import { naiveRoot } from "../../test/naive-prefix-tree.ts";
import { refusal } from "@colophon/testing/refusal";
import { certificateEntry, headEntry, keySetEntry, statementEntry } from "../log/entry.ts";
import type { PrefixLeaf } from "../prefix-tree/prefix-proof.ts";
import { sha256 } from "../crypto/sha256.ts";
import { createReplay, type ReplayState } from "../statements.ts";

const leafOf = (i: number): PrefixLeaf => ({ key: sha256(`key ${i}`), value: sha256(`jwt ${i}`) });
const said = (i: number) => statementEntry(sha256(`key ${i}`), `jwt ${i}`);
const headOf = (count: number, time: number) =>
  headEntry({
    time,
    count,
    root: new Uint8Array(naiveRoot(Array.from({ length: count }, (_, i) => leafOf(i)))),
  });

/** The code with which a log of these entries is refused. */
function judge(entries: Uint8Array[], from?: ReplayState) {
  const replay = createReplay(from);
  return refusal(() => entries.forEach((entry) => replay.add(entry)));
}

describe("a replay", () => {
  test("follows a log that keeps its word", () => {
    const { registry } = makeSaid([
      { kind: "noted", by: "registry" },
      { kind: "withdrawn", by: "registrant" },
    ]);
    expect(judge(registry.entries)).toBeUndefined();
    expect(
      judge([headOf(0, 1), said(0), certificateEntry("a"), headOf(1, 1), said(1), said(2)]),
    ).toBeUndefined();
  });

  test.each<[string, Uint8Array[], string]>([
    ["a statement that a head does not count", [said(0), said(1), headOf(1, 1)], "head_mismatch"],
    ["a head that counts what is not there", [said(0), headOf(2, 1)], "head_mismatch"],
    [
      "a head of another root",
      [said(0), headEntry({ time: 1, count: 1, root: sha256("") })],
      "head_mismatch",
    ],
    [
      "another statement under a key",
      [statementEntry(sha256("key 0"), "other"), headOf(1, 1)],
      "head_mismatch",
    ],
    ["a key twice", [said(0), headOf(1, 1), said(0), headOf(1, 1)], "repeated_statement_key"],
    ["a key twice before one head", [said(0), said(0), headOf(1, 1)], "repeated_statement_key"],
    ["a head from before the last", [headOf(0, 2), headOf(0, 1)], "head_time_decreased"],
    ["an entry that is none", [keySetEntry("{}"), sha256("")], "bad_entry"],
  ])("refuses %s", (_, entries, code) => {
    expect(judge(entries)).toBe(code);
  });

  test("remembers a hundred thousand statements", () => {
    const entry = new Uint8Array(65).fill(2);
    const replay = createReplay();
    for (let i = 0; i < 100_000; i++) {
      new DataView(entry.buffer).setUint32(1, i);
      replay.add(entry);
    }
    const { statements } = replay.state();
    expect(statements).toHaveLength(64 * 100_000);
    expect(new DataView(statements.buffer).getUint32(64 * 99_999)).toBe(99_999);
  });

  test("goes on where it stopped, whenever that was", () => {
    const log = [said(0), headOf(1, 5), said(1), said(2), headOf(3, 5), said(3), headOf(4, 6)];
    fc.assert(
      fc.property(fc.integer({ min: 2, max: log.length }), (stop) => {
        const first = createReplay();
        for (const entry of log.slice(0, stop)) first.add(entry);
        const state = first.state();
        expect(judge(log.slice(stop), state)).toBeUndefined();
        expect(judge([...log.slice(stop), said(0), headOf(5, 9)], state)).toBe("repeated_statement_key");
        expect(judge([headOf(0, 1)], state)).toBe("head_time_decreased");
      }),
    );
  });
});
