import { concat, equal } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { assertCount, isCount } from "../encoding/integer.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// The Merkle tree of RFC 6962 section 2.1. Sizes and indices are safe integers.

export const HASH_LENGTH = 32;

/** A leaf's hash is one of `00` and its content, a node's one of `01` and two hashes: neither passes for the other. */
const LEAF_PREFIX = /* @__PURE__ */ Uint8Array.of(0);
const NODE_PREFIX = 1;

/** What a node's hash is taken of, one after the other: a new array for each costs as much as its hash. */
const node = /* @__PURE__ */ new Uint8Array(1 + 2 * HASH_LENGTH);

/** Leaves `start` (inclusive) to `end` (exclusive), counted from 0. */
export interface LeafRange {
  start: number;
  end: number;
}

/** A complete subtree: the 2^level leaves that begin at leaf index * 2^level. */
export interface Subtree {
  level: number;
  index: number;
}

/** The hash of a complete subtree, 32 bytes. */
export type ReadHash = (level: number, index: number) => Uint8Array;

/** The root of the tree without leaves: SHA-256 of nothing. */
export const emptyRoot: Uint8Array = /* @__PURE__ */ sha256(new Uint8Array());

/** The hash of a log entry as the tree's leaf (RFC 6962 section 2.1), 32 bytes. */
export function leafHash(entry: Uint8Array, hash: Hash = sha256): Uint8Array {
  return hash(concat(LEAF_PREFIX, entry));
}

/** The hash of two neighbouring subtrees' hashes (RFC 6962 section 2.1), 32 bytes; others than of 32 bytes are a RangeError. */
export function nodeHash(left: Uint8Array, right: Uint8Array, hash: Hash = sha256): Uint8Array {
  if (left.length !== HASH_LENGTH || right.length !== HASH_LENGTH)
    throw new RangeError("a node's hash is of two hashes of 32 bytes");
  node[0] = NODE_PREFIX;
  node.set(left, 1);
  node.set(right, 1 + HASH_LENGTH);
  return hash(node);
}

/** Complete subtrees over leaf hashes that are all given; a subtree that reaches beyond them is a RangeError. */
export function hashReader(leafHashes: Uint8Array[], hash: Hash = sha256): ReadHash {
  const read: ReadHash = (level, index) => {
    if (level > 0) return nodeHash(read(level - 1, 2 * index), read(level - 1, 2 * index + 1), hash);
    const leaf = leafHashes[index];
    if (leaf === undefined) throw new RangeError(`no leaf ${index}`);
    return leaf;
  };
  return read;
}

/** MTH(D[n]), RFC 6962 section 2.1: the root of the tree of these leaves, 32 bytes. */
export function rootFromLeafHashes(leafHashes: Uint8Array[], hash: Hash = sha256): Uint8Array {
  if (leafHashes.length === 0) return emptyRoot;
  return rangeHash({ start: 0, end: leafHashes.length }, hashReader(leafHashes, hash), hash);
}

/** The complete subtrees that a range of RFC 6962 consists of, largest and leftmost first. */
export function subtreesOf({ start, end }: LeafRange): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = start; at < end;) {
    let level = 0;
    while (at + 2 ** (level + 1) <= end && at % 2 ** (level + 1) === 0) level++;
    subtrees.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return subtrees;
}

/** MTH(D[start:end]), RFC 6962 section 2.1, for the non-empty ranges that the tree and its proofs are made of. */
export function rangeHash(range: LeafRange, readHash: ReadHash, hash: Hash = sha256): Uint8Array {
  return subtreesOf(range)
    .map(({ level, index }) => readHash(level, index))
    .reduceRight((right, left) => nodeHash(left, right, hash));
}

/**
 * PATH(m, D[n]), RFC 6962 section 2.1.1: what each hash of an inclusion proof covers, from the leaf up. A leaf that is not in
 * a tree of `size` leaves is a RangeError.
 */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  assertCount(index, "index");
  assertCount(size, "size");
  if (index >= size) throw new RangeError(`leaf ${index} is not in a tree of ${size}`);
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const split = splitOf(start, end);
    if (index < split) {
      ranges.push({ start: split, end });
      end = split;
    } else {
      ranges.push({ start, end: split });
      start = split;
    }
  }
  return ranges.toReversed();
}

/**
 * PROOF(m, D[n]), RFC 6962 section 2.1.2: what each hash of a consistency proof covers, from the leaves up. Sizes below 1 or
 * in the wrong order are a RangeError.
 */
export function consistencyRanges(size1: number, size2: number): LeafRange[] {
  assertCount(size1, "size1");
  assertCount(size2, "size2");
  if (size1 < 1 || size1 > size2) throw new RangeError(`no consistency from ${size1} to ${size2}`);
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size2];
  while (end !== size1) {
    const split = splitOf(start, end);
    if (size1 <= split) {
      ranges.push({ start: split, end });
      end = split;
    } else {
      ranges.push({ start, end: split });
      start = split;
    }
  }
  // When the old tree is itself a complete subtree the verifier has its hash: it is the old root.
  if (start > 0) ranges.push({ start, end });
  return ranges.toReversed();
}

/**
 * PATH(m, D[n]), RFC 6962 section 2.1.1: the hashes from the leaf's sibling up to the root's child, 32 bytes each. A leaf that is
 * not in a tree of `size` leaves is a RangeError.
 */
export function inclusionProof(
  index: number,
  size: number,
  readHash: ReadHash,
  hash: Hash = sha256,
): Uint8Array[] {
  return inclusionRanges(index, size).map((range) => rangeHash(range, readHash, hash));
}

/**
 * PROOF(m, D[n]), RFC 6962 section 2.1.2, 32 bytes each: that the tree of `size1` leaves is the beginning of the tree of `size2`.
 * Sizes below 1 or in the wrong order are a RangeError.
 */
export function consistencyProof(
  size1: number,
  size2: number,
  readHash: ReadHash,
  hash: Hash = sha256,
): Uint8Array[] {
  return consistencyRanges(size1, size2).map((range) => rangeHash(range, readHash, hash));
}

/** What `verifyInclusion` is to believe; `proof` is as `inclusionProof` gives it. */
export interface Inclusion {
  index: number;
  size: number;
  leafHash: Uint8Array;
  proof: Uint8Array[];
  root: Uint8Array;
}

/**
 * Throws ProofError unless the leaf is at `index` in the tree of `size` leaves with this root: `bad_tree_size`, `bad_index`,
 * `bad_hash_length`, `bad_proof_length`, and `root_mismatch` where all is well formed.
 */
export function verifyInclusion({ root, ...leaf }: Inclusion, hash: Hash = sha256): void {
  assertHashes([root]);
  if (!equal(rootOfInclusion(leaf, hash), root)) throw new ProofError("root_mismatch");
}

/** The only root to which the proof leads from this leaf. Throws as `verifyInclusion` does. */
export function rootOfInclusion(
  { index, size, leafHash: leaf, proof }: Omit<Inclusion, "root">,
  hash: Hash = sha256,
): Uint8Array {
  if (!isCount(size)) throw new ProofError("bad_tree_size");
  if (!isCount(index) || index >= size) throw new ProofError("bad_index");
  assertHashes([leaf, ...proof]);
  const ranges = inclusionRanges(index, size);
  if (proof.length !== ranges.length) throw new ProofError("bad_proof_length");
  return proof.reduce((own, sibling, i) => {
    const siblingIsRight = (ranges[i]?.start ?? 0) > index;
    return siblingIsRight ? nodeHash(own, sibling, hash) : nodeHash(sibling, own, hash);
  }, leaf);
}

/** What `verifyConsistency` is to believe; `proof` is as `consistencyProof` gives it. */
export interface Consistency {
  size1: number;
  size2: number;
  root1: Uint8Array;
  root2: Uint8Array;
  proof: Uint8Array[];
}

/**
 * Throws ProofError unless the first tree, of at least one leaf, is a prefix of the second: `bad_tree_size`,
 * `bad_hash_length`, `bad_proof_length`, and `root_mismatch` where all is well formed.
 */
export function verifyConsistency({ size1, size2, root1, root2, proof }: Consistency): void {
  if (!isCount(size1) || !isCount(size2) || size1 < 1 || size1 > size2) throw new ProofError("bad_tree_size");
  assertHashes([root1, root2, ...proof]);
  const ranges = consistencyRanges(size1, size2);
  if (proof.length !== ranges.length) throw new ProofError("bad_proof_length");
  let [old, grown] = [root1, root1];
  proof.forEach((hash, i) => {
    const { start, end } = ranges[i] ?? { start: 0, end: 0 };
    if (end === size1) [old, grown] = [hash, hash];
    else if (start >= size1) grown = nodeHash(grown, hash);
    else [old, grown] = [nodeHash(hash, old), nodeHash(hash, grown)];
  });
  if (!equal(old, root1) || !equal(grown, root2)) throw new ProofError("root_mismatch");
}

/** Where RFC 6962 splits a range: after the largest power of two smaller than its length. */
export function splitOf(start: number, end: number): number {
  let left = 1;
  while (left * 2 < end - start) left *= 2;
  return start + left;
}

function assertHashes(hashes: Uint8Array[]): void {
  if (hashes.some((hash) => hash.length !== HASH_LENGTH)) throw new ProofError("bad_hash_length");
}
