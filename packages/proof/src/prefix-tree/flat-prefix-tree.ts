import { toHex } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { HASH_LENGTH, nodeHash } from "../log/merkle.ts";
import { bitOf, commonBits, emptyPrefixTree, PREFIX_KEY_BITS, prefixLeafHash } from "./prefix-proof.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

/** The prefix tree for following a log in memory: what `insertPrefixLeaves` keeps in pages, in a few flat arrays. */
export interface FlatPrefixTree {
  /** `leaf` is key and value, 64 bytes. An existing key is refused (`repeated_statement_key`). */
  insert(leaf: Uint8Array): void;
  /** How many leaves there are. */
  count(): number;
  /** The root over all leaves, 32 bytes; of an empty tree 32 zeros. */
  root(): Uint8Array;
  /** All leaves, 64 bytes each, in the order in which they came. Valid until the next one comes. */
  leaves(): Uint8Array;
}

/** Bytes of a leaf: its key and its value. */
export const PREFIX_LEAF_LENGTH = 2 * HASH_LENGTH;

export function createFlatPrefixTree(hash: Hash = sha256): FlatPrefixTree {
  let leaves: Uint8Array = new Uint8Array();
  let count = 0;
  /**
   * What is below node n: at 2n to the left, at 2n + 1 to the right. A node is there as its number, from 1 on, leaf i as
   * -1 - i, and nothing as 0. Node 0 has the whole tree on its left.
   */
  const below: number[] = [0, 0];
  /** Of node n from 32n on. */
  let hashes: Uint8Array = new Uint8Array();
  /** Of node n, 1 when leaves were added below it since its hash was taken. */
  let isStale: Uint8Array = new Uint8Array();

  const leafAt = (i: number): Uint8Array =>
    leaves.subarray(i * PREFIX_LEAF_LENGTH, (i + 1) * PREFIX_LEAF_LENGTH);

  function insert(leaf: Uint8Array): void {
    if (leaf.length !== PREFIX_LEAF_LENGTH) throw new RangeError("a leaf is a key and a value of 32 bytes");
    const key = leaf.subarray(0, HASH_LENGTH);
    let place = 0;
    let depth = 0;
    let there = 0;
    while ((there = below[place] ?? 0) > 0) {
      isStale[there] = 1;
      place = 2 * there + bitOf(key, depth++);
    }
    if (there < 0) {
      const common = commonBits(key, leafAt(-1 - there).subarray(0, HASH_LENGTH));
      if (common === PREFIX_KEY_BITS) throw new ProofError("repeated_statement_key", toHex(key));
      while (depth <= common) {
        const node = below.push(0, 0) / 2 - 1;
        isStale = withRoom(isStale, node + 1);
        isStale[node] = 1;
        below[place] = node;
        place = 2 * node + bitOf(key, depth++);
      }
      below[place ^ 1] = there;
    }
    below[place] = -1 - count;
    leaves = withRoom(leaves, (count + 1) * PREFIX_LEAF_LENGTH);
    leaves.set(leaf, count * PREFIX_LEAF_LENGTH);
    count++;
  }

  function hashOf(there: number): Uint8Array {
    if (there === 0) return emptyPrefixTree;
    if (there < 0) {
      const leaf = leafAt(-1 - there);
      return prefixLeafHash({ key: leaf.subarray(0, HASH_LENGTH), value: leaf.subarray(HASH_LENGTH) }, hash);
    }
    if (isStale[there] === 1) {
      const children = [hashOf(below[2 * there] ?? 0), hashOf(below[2 * there + 1] ?? 0)] as const;
      hashes.set(nodeHash(...children, hash), there * HASH_LENGTH);
      isStale[there] = 0;
    }
    return hashes.subarray(there * HASH_LENGTH, (there + 1) * HASH_LENGTH);
  }

  return {
    insert,
    count: () => count,
    root() {
      hashes = withRoom(hashes, (below.length / 2) * HASH_LENGTH);
      return hashOf(below[0] ?? 0).slice();
    },
    leaves: () => leaves.subarray(0, count * PREFIX_LEAF_LENGTH),
  };
}

/** The same bytes with room for at least this number. */
function withRoom(bytes: Uint8Array, length: number): Uint8Array {
  if (length <= bytes.length) return bytes;
  const room = new Uint8Array(Math.max(length, 2 * bytes.length));
  room.set(bytes);
  return room;
}
