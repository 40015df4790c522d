import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import { equal } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { isCount } from "../encoding/integer.ts";
import { hasExactlyKeys, isArray, isObject, type JsonObject } from "../encoding/json.ts";
import { HASH_LENGTH, nodeHash } from "../log/merkle.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// Proofs of the prefix tree (docs/format.md): a compact sparse Merkle tree over keys of 256 bits.

/** Key and value, 32 bytes each. A key is inserted once and never changed. */
export interface PrefixLeaf {
  key: Uint8Array;
  value: Uint8Array;
}

/** What is at the place of a key: its own leaf, nothing, or the only other leaf whose key begins alike. */
export interface PrefixProof {
  /** How many bits of the key lead there, 0 to 256. */
  depth: number;
  /** Bit i, counted like the key's, is set where the neighbour after i bits of the key is empty. */
  bitmap: Uint8Array;
  /** The neighbours that are not empty, from the deepest up, 32 bytes each. */
  siblings: Uint8Array[];
  /** In a proof of absence, the leaf found at the key's place. */
  other?: PrefixLeaf;
}

/** A proof as JSON: bytes in base64url. */
export interface PrefixProofJson {
  depth: number;
  bitmap: string;
  siblings: string[];
  other?: { key: string; value: string };
}

export const PREFIX_KEY_BITS = 256;

/** The hash of a subtree without leaves; the root of the empty tree. */
export const emptyPrefixTree: Uint8Array = /* @__PURE__ */ new Uint8Array(HASH_LENGTH);

/** What a leaf's hash is taken of, one after the other, as for nodes. Its first byte stays 0. */
const leafBytes = /* @__PURE__ */ new Uint8Array(1 + 2 * HASH_LENGTH);

export function prefixLeafHash({ key, value }: PrefixLeaf, hash: Hash = sha256): Uint8Array {
  if (key.length !== HASH_LENGTH || value.length !== HASH_LENGTH)
    throw new RangeError("a leaf of the prefix tree is of two times 32 bytes");
  leafBytes.set(key, 1);
  leafBytes.set(value, 1 + HASH_LENGTH);
  return hash(leafBytes);
}

/** Bit `at` of some bytes, counted from the most significant of the first byte. */
export function bitOf(bytes: Uint8Array, at: number): 0 | 1 {
  return (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) as 0 | 1;
}

/** How many bits two keys have in common from the beginning, 256 when they are the same. */
export function commonBits(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < PREFIX_KEY_BITS; at++) if (bitOf(a, at) !== bitOf(b, at)) return at;
  return PREFIX_KEY_BITS;
}

/** Throws ProofError unless the tree of this root has the leaf (`prefix_root_mismatch`, `bad_prefix_proof`). */
export function verifyPresence(
  leaf: PrefixLeaf,
  proof: PrefixProof,
  root: Uint8Array,
  hash: Hash = sha256,
): void {
  if (proof.other !== undefined) throw new ProofError("bad_prefix_proof", "presence with another leaf");
  assertRoot(prefixLeafHash(leaf, hash), leaf.key, proof, root, hash);
}

/** Throws ProofError unless the tree of this root has no leaf of this key. */
export function verifyAbsence(
  key: Uint8Array,
  proof: PrefixProof,
  root: Uint8Array,
  hash: Hash = sha256,
): void {
  const { other, depth } = proof;
  if (depth >= PREFIX_KEY_BITS) throw new ProofError("bad_prefix_proof", "absence below all bits");
  if (other !== undefined) {
    const common = commonBits(key, other.key);
    if (common === PREFIX_KEY_BITS)
      throw new ProofError("bad_prefix_proof", "the other leaf is the key's own");
    if (common < depth) throw new ProofError("bad_prefix_proof", "the other leaf is at another place");
  }
  const there = other === undefined ? emptyPrefixTree : prefixLeafHash(other, hash);
  assertRoot(there, key, proof, root, hash);
}

function assertRoot(
  there: Uint8Array,
  key: Uint8Array,
  { depth, bitmap, siblings }: PrefixProof,
  root: Uint8Array,
  hash: Hash,
): void {
  if (key.length !== HASH_LENGTH || root.length !== HASH_LENGTH)
    throw new RangeError("key and root have 32 bytes");
  let computed = there;
  let next = 0;
  for (let at = depth - 1; at >= 0; at--) {
    const sibling = bitOf(bitmap, at) === 1 ? emptyPrefixTree : siblings[next++];
    if (sibling === undefined) throw new ProofError("bad_prefix_proof", "number of siblings");
    computed = bitOf(key, at) === 1 ? nodeHash(sibling, computed, hash) : nodeHash(computed, sibling, hash);
  }
  if (!equal(computed, root)) throw new ProofError("prefix_root_mismatch");
}

export function formatPrefixProof({ depth, bitmap, siblings, other }: PrefixProof): PrefixProofJson {
  return {
    depth,
    bitmap: toBase64Url(bitmap),
    siblings: siblings.map(toBase64Url),
    ...(other && { other: { key: toBase64Url(other.key), value: toBase64Url(other.value) } }),
  };
}

/** Reads a proof in its one form (`bad_prefix_proof`, `bad_base64url`); nothing is computed yet. */
export function parsePrefixProof(value: unknown): PrefixProof {
  if (!isObject(value)) throw new ProofError("bad_prefix_proof");
  const { depth, other } = value;
  const keys = ["depth", "bitmap", "siblings", ...(Object.hasOwn(value, "other") ? ["other"] : [])];
  if (!hasExactlyKeys(value, keys)) throw new ProofError("bad_prefix_proof", "members");
  if (!isCount(depth) || depth > PREFIX_KEY_BITS) throw new ProofError("bad_prefix_proof", "depth");
  const bitmap = parseBitmap(value["bitmap"], depth);
  const siblings = parseSiblings(value["siblings"]);
  let empty = 0;
  for (let at = 0; at < depth; at++) empty += bitOf(bitmap, at);
  if (siblings.length !== depth - empty) throw new ProofError("bad_prefix_proof", "number of siblings");
  return { depth, bitmap, siblings, ...(other !== undefined && { other: parseOther(other) }) };
}

/** Exactly ceil(depth / 8) bytes, unused bits zero. The deepest sibling is never empty: the proof would be shallower. */
function parseBitmap(value: unknown, depth: number): Uint8Array {
  const bitmap = parseBytes(value);
  if (bitmap.length !== Math.ceil(depth / 8)) throw new ProofError("bad_prefix_proof", "bitmap");
  for (let at = depth; at < 8 * bitmap.length; at++)
    if (bitOf(bitmap, at) === 1) throw new ProofError("bad_prefix_proof", "unused bits of the bitmap");
  if (depth > 0 && bitOf(bitmap, depth - 1) === 1)
    throw new ProofError("bad_prefix_proof", "the deepest neighbour is empty");
  return bitmap;
}

/** An empty neighbour is in the bitmap and nowhere else. */
function parseSiblings(value: unknown): Uint8Array[] {
  if (!isArray(value) || value.length > PREFIX_KEY_BITS) throw new ProofError("bad_prefix_proof", "siblings");
  const siblings = value.map(parseHash);
  if (siblings.some((sibling) => equal(sibling, emptyPrefixTree)))
    throw new ProofError("bad_prefix_proof", "an empty sibling");
  return siblings;
}

function parseOther(value: unknown): PrefixLeaf {
  const { key, value: hash }: JsonObject = isObject(value) ? value : {};
  if (!isObject(value) || !hasExactlyKeys(value, ["key", "value"]))
    throw new ProofError("bad_prefix_proof", "other");
  return { key: parseHash(key), value: parseHash(hash) };
}

function parseHash(value: unknown): Uint8Array {
  const bytes = parseBytes(value);
  if (bytes.length !== HASH_LENGTH) throw new ProofError("bad_prefix_proof", "hash length");
  return bytes;
}

function parseBytes(value: unknown): Uint8Array {
  if (typeof value !== "string") throw new ProofError("bad_prefix_proof", "no text");
  return fromBase64Url(value);
}
