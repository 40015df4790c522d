import fc from "fast-check";
import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { naiveProof, naiveRoot } from "../../test/naive-prefix-tree.ts";
import { makePrefixVectors, prefixVectorsFile, readPrefixVectors } from "../../test/prefix-vectors.ts";
import { refusal } from "@colophon/testing/refusal";
import { fromHex, toHex } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import {
  emptyPrefixTree,
  formatPrefixProof,
  parsePrefixProof,
  type PrefixLeaf,
  type PrefixProof,
  verifyAbsence,
  verifyPresence,
} from "./prefix-proof.ts";
import { insertPrefixLeaves, prefixPagesOf, prefixRoot, provePrefix } from "./prefix-tree.ts";

/** A tree whose pages are in a map, grown batch by batch. It answers for the pages of the keys in question alone. */
function treeOf(...batches: PrefixLeaf[][]) {
  const pages = new Map<string, Uint8Array>();
  let root = emptyPrefixTree;
  for (const batch of batches) {
    const known = new Set(["", ...batch.flatMap(({ key }) => prefixPagesOf(key))]);
    const inserted = insertPrefixLeaves(batch, (name) => (known.has(name) ? pages.get(name) : undefined));
    for (const [name, page] of inserted.changed) pages.set(name, page);
    ({ root } = inserted);
  }
  return { pages, root, read: (name: string) => pages.get(name) };
}

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** Keys that begin alike for any number of bits, as random ones never do. */
const key = fc.tuple(fc.constantFrom(0, 0x5a, 0xff), bytes32, fc.nat(255)).map(([fill, random, common]) =>
  random.map((byte, at) => {
    const own = Math.min(8, Math.max(0, common - 8 * at));
    const mask = (0xff << (8 - own)) & 0xff;
    return (fill & mask) | (byte & ~mask & 0xff);
  }),
);
const leaf = fc.record({ key: fc.oneof(bytes32, key), value: bytes32 });
const leaves = fc.uniqueArray(leaf, { maxLength: 40, selector: (one) => toHex(one.key) });

/** All of some leaves in any order. */
const shuffle = (all: PrefixLeaf[]) =>
  fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });

describe("a prefix tree", () => {
  test("has the root and the proofs of the naive tree, whatever is inserted in whatever batches", () => {
    fc.assert(
      fc.property(leaves, fc.nat(40), leaf, (all, cut, stranger) => {
        const { root, read } = treeOf(all.slice(0, cut), all.slice(cut));
        expect(toHex(root)).toBe(naiveRoot(all).toString("hex"));
        expect(toHex(prefixRoot(read))).toBe(toHex(root));
        for (const one of [...all, stranger]) {
          const { proof, leaf: own } = provePrefix(one.key, read);
          expect(proof).toEqual(naiveProof(all, one.key));
          expect(parsePrefixProof(JSON.parse(JSON.stringify(formatPrefixProof(proof))))).toEqual(proof);
          if (own) verifyPresence(own, proof, root);
          else verifyAbsence(one.key, proof, root);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("does not depend on the order of insertion", () => {
    fc.assert(
      fc.property(
        leaves.chain((all) => fc.tuple(fc.constant(all), shuffle(all))),
        ([all, shuffled]) => {
          const [whole, single] = [treeOf(all), treeOf(...shuffled.map((one) => [one]))];
          expect(toHex(single.root)).toBe(toHex(whole.root));
          expect(single.pages).toEqual(whole.pages);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("refuses a key that it has, or that comes twice, and keeps what it was", () => {
    fc.assert(
      fc.property(leaf, leaves, bytes32, (one, others, value) => {
        const rest = others.filter((other) => toHex(other.key) !== toHex(one.key));
        const { read, root } = treeOf([one, ...rest]);
        const again = { key: one.key, value };
        expect(refusal(() => insertPrefixLeaves([again], read))).toBe("repeated_statement_key");
        expect(refusal(() => insertPrefixLeaves([one, again], () => undefined))).toBe(
          "repeated_statement_key",
        );
        expect(toHex(prefixRoot(read))).toBe(toHex(root));
      }),
      { numRuns: 40 },
    );
  });

  test("says so when a page is missing or damaged", () => {
    const near = ["00", "01"].map((end) => ({ key: fromHex("ab".repeat(31) + end), value: emptyPrefixTree }));
    const { pages, read } = treeOf(near);
    const [first] = near;
    if (first === undefined) throw new Error("no leaf");
    const without = (name: string) => (name === "a" ? undefined : read(name));
    expect(() => provePrefix(first.key, without)).toThrow(RangeError);
    const short = (name: string) => pages.get(name)?.subarray(0, -1);
    expect(() => provePrefix(first.key, short)).toThrow(RangeError);
  });
});

describe("a proof", () => {
  /** The tree, a key that it may have, and the proof of what is there. */
  const proven = fc
    .tuple(fc.uniqueArray(leaf, { minLength: 1, maxLength: 30, selector: (one) => toHex(one.key) }), leaf)
    .chain(([all, stranger]) => fc.tuple(fc.constant(all), fc.constantFrom(...all, stranger)))
    .map(([all, one]) => ({ ...treeOf(all), all, one }));

  const verify = (given: PrefixLeaf, isPresent: boolean, proof: PrefixProof, root: Uint8Array) => {
    const read = parsePrefixProof(formatPrefixProof(proof));
    if (isPresent) verifyPresence(given, read, root);
    else verifyAbsence(given.key, read, root);
  };

  test("with any bit flipped is refused", () => {
    fc.assert(
      fc.property(proven, fc.nat(), fc.nat(), ({ root, read, one }, which, bit) => {
        const { proof, leaf: own } = provePrefix(one.key, read);
        const given = own ?? one;
        verify(given, own !== undefined, proof, root);
        const flipped = structuredClone({ proof, root, value: given.value });
        const parts = [
          flipped.root,
          ...flipped.proof.siblings,
          ...(flipped.proof.other ? [flipped.proof.other.key, flipped.proof.other.value] : []),
          ...(flipped.proof.bitmap.length > 0 ? [flipped.proof.bitmap] : []),
          ...(own ? [flipped.value] : []),
        ];
        const part = parts[which % parts.length] ?? flipped.root;
        const at = bit % (8 * part.length);
        part[at >> 3] = (part[at >> 3] ?? 0) ^ (1 << (at & 7));
        expect(() =>
          verify({ key: given.key, value: flipped.value }, own !== undefined, flipped.proof, flipped.root),
        ).toThrow(ProofError);
      }),
      { numRuns: 300 },
    );
  });

  test("with another depth, sibling or leaf is refused", () => {
    fc.assert(
      fc.property(proven, fc.integer({ min: 0, max: 256 }), leaf, ({ root, read, one }, depth, stranger) => {
        const { proof, leaf: own } = provePrefix(one.key, read);
        const given = own ?? one;
        const refuses = (changed: PrefixProof) =>
          expect(() => verify(given, own !== undefined, changed, root)).toThrow(ProofError);
        if (depth !== proof.depth) refuses({ ...proof, depth });
        refuses({ ...proof, siblings: [...proof.siblings, stranger.value] });
        if (proof.siblings.length > 0) refuses({ ...proof, siblings: proof.siblings.slice(1) });
        refuses({ ...proof, other: stranger });
        if (proof.other) {
          const { other: _, ...without } = proof;
          refuses(without);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("of absence cannot be made of what proves a key, nor one of presence of an absent key", () => {
    fc.assert(
      fc.property(proven, leaf, ({ root, read, one, all }, stranger) => {
        const { proof, leaf: own } = provePrefix(one.key, read);
        const isPresent = own !== undefined;
        expect(() => verify(one, !isPresent, proof, root)).toThrow(ProofError);
        const attempts = !isPresent
          ? []
          : [
              proof,
              { ...proof, other: stranger },
              { ...proof, other: own },
              ...all.map((other) => ({ ...proof, other })),
              ...all.map((other) => provePrefix(other.key, read).proof),
              provePrefix(stranger.key, read).proof,
            ];
        for (const attempt of attempts) expect(() => verify(one, false, attempt, root)).toThrow(ProofError);
      }),
      { numRuns: 100 },
    );
  });

  test("of anything at all is refused with a ProofError or read", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        refusal(() => parsePrefixProof(value));
      }),
    );
  });
});

describe("the vectors", () => {
  test.runIf(process.env["WRITE_VECTORS"] === "1")("are written", () => {
    writeFileSync(prefixVectorsFile, `${JSON.stringify(makePrefixVectors(), undefined, 1)}\n`);
    expect(readPrefixVectors().trees).not.toEqual([]);
  });

  const vectors = readPrefixVectors();

  test("are those of the naive tree", () => {
    expect(vectors).toEqual(JSON.parse(JSON.stringify(makePrefixVectors())));
  });

  test.each(vectors.trees)("$what", ({ leaves: given, root, proofs }) => {
    const all = given.map(({ key: k, value }) => ({ key: fromHex(k), value: fromHex(value) }));
    const tree = treeOf(all);
    expect(toHex(tree.root)).toBe(root);
    for (const { key: k, value, proof } of proofs) {
      const made = provePrefix(fromHex(k), tree.read);
      expect(formatPrefixProof(made.proof)).toEqual(proof);
      expect(made.leaf && toHex(made.leaf.value)).toBe(value);
    }
  });

  test.each(vectors.refused)("$what is refused", ({ root, key: k, value, proof }) => {
    const check = () => {
      const read = parsePrefixProof(proof);
      if (value === undefined) verifyAbsence(fromHex(k), read, fromHex(root));
      else verifyPresence({ key: fromHex(k), value: fromHex(value) }, read, fromHex(root));
    };
    expect(check).toThrow(ProofError);
  });
});
