import { createHash } from "node:crypto";
import type { PrefixLeaf, PrefixProof } from "../src/prefix-tree/prefix-proof.ts";

// The prefix tree as docs/format.md has it, word for word, with Node's own hash: slow, and plain enough to be right.

const EMPTY = Buffer.alloc(32);

/** The bits of a key as a text of 256 digits. */
function bitsOf(key: Uint8Array): string {
  return [...key].map((byte) => byte.toString(2).padStart(8, "0")).join("");
}

/** The root of the subtree of these leaves, which begin alike in `depth` bits. */
export function naiveRoot(leaves: readonly PrefixLeaf[], depth = 0): Buffer {
  const [first, second] = leaves;
  if (first === undefined) return EMPTY;
  if (second === undefined) return sha256(0, first.key, first.value);
  return sha256(1, ...[0, 1].map((bit) => naiveRoot(side(leaves, depth, bit), depth + 1)));
}

export function naiveProof(leaves: readonly PrefixLeaf[], key: Uint8Array): PrefixProof {
  const neighbours: Buffer[] = [];
  let there = leaves;
  while (there.length > 1) {
    const bit = Number(bitsOf(key)[neighbours.length]);
    const depth = neighbours.push(naiveRoot(side(there, neighbours.length, 1 - bit), neighbours.length + 1));
    there = side(there, depth - 1, bit);
  }
  const marks = neighbours.map((hash) => (hash.equals(EMPTY) ? "1" : "0")).join("");
  const bytes = marks.match(/.{1,8}/g) ?? [];
  const [leaf] = there;
  const isOther = leaf !== undefined && !Buffer.from(leaf.key).equals(key);
  return {
    depth: neighbours.length,
    bitmap: Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, "0"), 2)),
    siblings: neighbours
      .toReversed()
      .filter((hash) => !hash.equals(EMPTY))
      .map((hash) => new Uint8Array(hash)),
    ...(isOther && { other: leaf }),
  };
}

function side(leaves: readonly PrefixLeaf[], depth: number, bit: number): PrefixLeaf[] {
  return leaves.filter(({ key }) => Number(bitsOf(key)[depth]) === bit);
}

function sha256(prefix: number, ...parts: Uint8Array[]): Buffer {
  return createHash("sha256")
    .update(Buffer.concat([Buffer.of(prefix), ...parts]))
    .digest();
}
