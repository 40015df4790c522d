import fc from "fast-check";
import { expect, test } from "vitest";
import { naiveRoot } from "../../test/naive-prefix-tree.ts";
import { refusal } from "@colophon/testing/refusal";
import { concat, toHex } from "../encoding/bytes.ts";
import { createFlatPrefixTree } from "./flat-prefix-tree.ts";

/** Keys that begin alike more often than chance has it. */
const keys = fc.uniqueArray(
  fc
    .tuple(fc.nat({ max: 254 }), fc.uint8Array({ minLength: 32, maxLength: 32 }))
    .map(([zeros, key]) => key.map((byte, at) => (8 * at < zeros ? 0 : byte))),
  { maxLength: 40, selector: toHex },
);
const value = new Uint8Array(32).fill(7);

test("a flat prefix tree has the root of the naive tree, whenever it is asked for", () => {
  fc.assert(
    fc.property(keys, fc.array(fc.nat({ max: 40 }), { maxLength: 4 }), (all, asked) => {
      const tree = createFlatPrefixTree();
      const rootOf = (count: number) => toHex(naiveRoot(all.slice(0, count).map((key) => ({ key, value }))));
      expect(toHex(tree.root())).toBe(rootOf(0));
      const roots = all.flatMap((key, at) => {
        tree.insert(concat(key, value));
        return asked.includes(at) ? [toHex(tree.root())] : [];
      });
      expect(roots).toEqual(all.flatMap((_, at) => (asked.includes(at) ? [rootOf(at + 1)] : [])));
      expect(toHex(tree.root())).toBe(rootOf(all.length));
      expect(tree.count()).toBe(all.length);
      expect(toHex(tree.leaves())).toBe(all.map((key) => toHex(concat(key, value))).join(""));
    }),
  );
});

test("a flat prefix tree takes no key twice, and no leaf of another length", () => {
  fc.assert(
    fc.property(keys, (all) => {
      fc.pre(all.length > 0);
      const tree = createFlatPrefixTree();
      for (const key of all) tree.insert(concat(key, value));
      const root = toHex(tree.root());
      for (const key of all)
        expect(refusal(() => tree.insert(concat(key, key)))).toBe("repeated_statement_key");
      expect(toHex(tree.root())).toBe(root);
      expect(tree.count()).toBe(all.length);
    }),
  );
  expect(() => createFlatPrefixTree().insert(value)).toThrow(RangeError);
});
