import fc from "fast-check";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toHex } from "../encoding/bytes.ts";
import { refusal } from "@colophon/testing/refusal";
import { ProofError } from "../errors.ts";
import {
  consistencyProof,
  emptyRoot,
  hashReader,
  inclusionProof,
  leafHash,
  rootFromLeafHashes,
  verifyConsistency,
  verifyInclusion,
} from "./merkle.ts";

/** The cases of a file of vectors, each with the path of its file in the source. */
function read<T>(kind: string): [string, T & { wantErr: boolean }][] {
  const file = new URL(`../../testdata/merkle/${kind}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, T & { wantErr: boolean }>);
}

/** The vectors hold hashes of any length, some of them not even base64 of whole hashes. */
function bytes(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}

interface InclusionVector {
  leafIdx: number;
  treeSize: number;
  root: string;
  leafHash: string;
  proof: string[] | null;
}

interface ConsistencyVector {
  size1: number;
  size2: number;
  root1: string;
  root2: string;
  proof: string[] | null;
}

describe("vectors of transparency-dev/merkle", () => {
  const inclusion = read<InclusionVector>("inclusion");
  const consistency = read<ConsistencyVector>("consistency");

  test("all of them are there", () => {
    expect([inclusion.length, consistency.length]).toEqual([98, 98]);
  });

  test.each(inclusion)("%s", (_, vector) => {
    const verify = () =>
      verifyInclusion({
        index: vector.leafIdx,
        size: vector.treeSize,
        leafHash: bytes(vector.leafHash),
        proof: (vector.proof ?? []).map(bytes),
        root: bytes(vector.root),
      });
    expect(refusal(verify) !== undefined).toBe(vector.wantErr);
  });

  test.each(consistency)("%s", (name, vector) => {
    const verify = () =>
      verifyConsistency({
        size1: vector.size1,
        size2: vector.size2,
        root1: bytes(vector.root1),
        root2: bytes(vector.root2),
        proof: (vector.proof ?? []).map(bytes),
      });
    // Its roots have 12 bytes, which the suite lets pass and a verifier of SHA-256 trees refuses.
    const shortRoots = name.endsWith("sizes-are-equal-one-and-proof-is-empty.json");
    expect(refusal(verify) !== undefined).toBe(vector.wantErr || shortRoots);
  });
});

/** MTH(D[n]) as RFC 6962 section 2.1 writes it, with Node's own hash. */
function rfcRoot(entries: Uint8Array[]): Buffer {
  const [first] = entries;
  const hash = createHash("sha256");
  if (first === undefined) return hash.digest();
  if (entries.length === 1) return hash.update(Uint8Array.of(0)).update(first).digest();
  let split = 1;
  while (split * 2 < entries.length) split *= 2;
  const [left, right] = [rfcRoot(entries.slice(0, split)), rfcRoot(entries.slice(split))];
  return hash.update(Uint8Array.of(1)).update(left).update(right).digest();
}

function entriesOf(size: number): Uint8Array[] {
  return Array.from({ length: size }, (_, i) => new Uint8Array(Buffer.from(`entry ${i}`)));
}

/** A size and, below it, an index. */
const leafOfTree = fc
  .integer({ min: 1, max: 300 })
  .chain((size) => fc.tuple(fc.integer({ min: 0, max: size - 1 }), fc.constant(size)));

describe("trees of random size", () => {
  test("the root is the one of RFC 6962", () => {
    expect(toHex(emptyRoot)).toBe(rfcRoot([]).toString("hex"));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (size) => {
        const entries = entriesOf(size);
        expect(toHex(rootFromLeafHashes(entries.map((entry) => leafHash(entry))))).toBe(
          rfcRoot(entries).toString("hex"),
        );
      }),
    );
  });

  test("every leaf is proven at its index, and only there", () => {
    fc.assert(
      fc.property(leafOfTree, fc.nat(300), ([index, size], otherIndex) => {
        const hashes = entriesOf(size).map((entry) => leafHash(entry));
        const proof = inclusionProof(index, size, hashReader(hashes));
        const leaf = hashes[index] ?? emptyRoot;
        const claim = { index, size, leafHash: leaf, proof, root: rootFromLeafHashes(hashes) };
        verifyInclusion(claim);
        const elsewhere = refusal(() => verifyInclusion({ ...claim, index: otherIndex }));
        expect(elsewhere === undefined).toBe(otherIndex === index);
        expect(() => verifyInclusion({ ...claim, leafHash: leafHash(Uint8Array.of(1)) })).toThrow(ProofError);
      }),
    );
  });

  test("every tree is proven a prefix of every later one, and no other tree is", () => {
    fc.assert(
      fc.property(leafOfTree, ([smaller, size2]) => {
        const size1 = smaller + 1;
        const hashes = entriesOf(size2).map((entry) => leafHash(entry));
        const proof = consistencyProof(size1, size2, hashReader(hashes));
        const root1 = rootFromLeafHashes(hashes.slice(0, size1));
        const claim = { size1, size2, root1, root2: rootFromLeafHashes(hashes), proof };
        verifyConsistency(claim);
        expect(() => verifyConsistency({ ...claim, root1: emptyRoot })).toThrow(ProofError);
        expect(() => verifyConsistency({ ...claim, root2: emptyRoot })).toThrow(ProofError);
        expect(() => verifyConsistency({ ...claim, proof: [...proof, emptyRoot] })).toThrow(ProofError);
      }),
    );
  });

  test("one changed bit anywhere in an inclusion proof is refused", () => {
    fc.assert(
      fc.property(leafOfTree, fc.nat(), ([index, size], bit) => {
        const hashes = entriesOf(size).map((entry) => leafHash(entry));
        const leaf = hashes[index] ?? emptyRoot;
        const parts = [leaf, rootFromLeafHashes(hashes), ...inclusionProof(index, size, hashReader(hashes))];
        const position = bit % (parts.length * 256);
        const [changedLeaf = leaf, root = leaf, ...proof] = parts.map((part, i) => {
          const copy = part.slice();
          const byte = (position >> 3) - 32 * i;
          if (byte >= 0 && byte < 32) copy[byte] = (copy[byte] ?? 0) ^ (1 << (position & 7));
          return copy;
        });
        expect(() => verifyInclusion({ index, size, leafHash: changedLeaf, proof, root })).toThrow(
          ProofError,
        );
      }),
    );
  });

  test("sizes and indices that are not safe integers are refused", () => {
    const claim = { index: 0, size: 1, leafHash: emptyRoot, proof: [], root: emptyRoot };
    verifyInclusion(claim);
    for (const index of [-1, 0.5, Number.NaN, 2 ** 53, Infinity]) {
      expect(() => verifyInclusion({ ...claim, index, size: 2 ** 53 - 1 })).toThrow(ProofError);
      expect(() => verifyInclusion({ ...claim, size: index })).toThrow(ProofError);
    }
  });
});
