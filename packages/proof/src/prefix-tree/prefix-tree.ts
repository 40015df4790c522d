import { concat, equal, toHex } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { HASH_LENGTH, nodeHash } from "../log/merkle.ts";
import { bitOf, emptyPrefixTree, type PrefixLeaf, prefixLeafHash, type PrefixProof } from "./prefix-proof.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// The prefix tree, kept in pages: in a large tree one page is read and written for every four bits on the way to a key.
//
// A page is named by the hexadecimal digits that its keys begin with ("" is the top) and has 16 places, one for each next
// digit. A place is empty, or has the only leaf whose key begins so, or the hash of the page below, with two leaves or more.
// Its bytes: u16 of places with a leaf, u16 of places with a page, then, place by place, key and value or the hash.
// Nothing is ever taken out, so the pages on the way to a key are those whose names its digits begin with.

/** A page's bytes by its name; undefined when there is no such page. */
export type ReadPrefixPage = (name: string) => Uint8Array | undefined;

export interface InsertedLeaves {
  root: Uint8Array;
  /** Pages that are new or other than before, by their names. */
  changed: Map<string, Uint8Array>;
}

type Place = { leaf: PrefixLeaf } | { pageHash: Uint8Array } | undefined;

const PLACES = 16;
const DIGITS = 64;

/** The names of all pages that there may be on the way to a key, the top's first. Most of them do not exist. */
export function prefixPagesOf(key: Uint8Array): string[] {
  const digits = toHex(key);
  return Array.from({ length: DIGITS }, (_, length) => digits.slice(0, length));
}

/** The root over all leaves, 32 bytes; of an empty tree 32 zeros. */
export function prefixRoot(readPage: ReadPrefixPage, hash: Hash = sha256): Uint8Array {
  return hashOfPlaces(readPlaces("", readPage), hash);
}

/**
 * The tree with more leaves, in any order and number. `readPage` must know the pages of `prefixPagesOf` each new key.
 * A key that exists already, or comes twice, is refused (`repeated_statement_key`).
 */
export function insertPrefixLeaves(
  leaves: readonly PrefixLeaf[],
  readPage: ReadPrefixPage,
  hash: Hash = sha256,
): InsertedLeaves {
  const changed = new Map<string, Uint8Array>();
  if (leaves.length === 0) return { root: prefixRoot(readPage, hash), changed };

  const insert = (name: string, places: Place[], added: readonly PrefixLeaf[]): Uint8Array => {
    const addedTo = new Map<number, [PrefixLeaf, ...PrefixLeaf[]]>();
    for (const leaf of added) {
      const digit = digitOf(leaf.key, name.length);
      const some = addedTo.get(digit);
      if (some === undefined) addedTo.set(digit, [leaf]);
      else some.push(leaf);
    }
    addedTo.forEach((some, digit) => {
      const [first, second] = some;
      const there = places[digit];
      if (there === undefined && second === undefined) {
        places[digit] = { leaf: first };
        return;
      }
      const below = `${name}${digit.toString(16)}`;
      if (below.length === DIGITS) throw new ProofError("repeated_statement_key", toHex(first.key));
      const all = there !== undefined && "leaf" in there ? [there.leaf, ...some] : some;
      const isPage = there !== undefined && "pageHash" in there;
      places[digit] = { pageHash: insert(below, isPage ? readPlaces(below, readPage) : noPlaces(), all) };
    });
    changed.set(name, encodePage(places));
    return hashOfPlaces(places, hash);
  };

  for (const leaf of leaves)
    if (leaf.key.length !== HASH_LENGTH || leaf.value.length !== HASH_LENGTH)
      throw new RangeError("key and value have 32 bytes");
  return { root: insert("", readPlaces("", readPage), leaves), changed };
}

/**
 * Proof of what is at the place of a key: `leaf` is its own leaf when the tree has it, and the proof one of absence otherwise.
 * `readPage` must know the pages of `prefixPagesOf(key)`.
 */
export function provePrefix(
  key: Uint8Array,
  readPage: ReadPrefixPage,
  hash: Hash = sha256,
): { proof: PrefixProof; leaf: PrefixLeaf | undefined } {
  const neighbours: Uint8Array[] = [];
  let name = "";
  let places = readPlaces(name, readPage);
  let [start, end] = [0, PLACES];
  for (;;) {
    const only = onlyPlace(places, start, end);
    if (only === "none" || (only !== "several" && "leaf" in only)) {
      const there = only === "none" ? undefined : only.leaf;
      const isOwn = there !== undefined && equal(there.key, key);
      const other = there !== undefined && !isOwn ? { other: there } : {};
      return { proof: { ...proofOf(neighbours), ...other }, leaf: isOwn ? there : undefined };
    }
    if (end - start === 1) {
      name = `${name}${digitOf(key, name.length).toString(16)}`;
      places = readPlaces(name, readPage);
      [start, end] = [0, PLACES];
    }
    const middle = (start + end) / 2;
    const goesRight = bitOf(key, neighbours.length) === 1;
    const neighbour = goesRight ? ([start, middle] as const) : ([middle, end] as const);
    neighbours.push(hashOfPlaces(places, hash, ...neighbour));
    [start, end] = goesRight ? [middle, end] : [start, middle];
  }
}

/** `neighbours` are those on the way down. */
function proofOf(neighbours: readonly Uint8Array[]): PrefixProof {
  const depth = neighbours.length;
  const bitmap = new Uint8Array(Math.ceil(depth / 8));
  const siblings: Uint8Array[] = [];
  neighbours.forEach((neighbour, at) => {
    if (!equal(neighbour, emptyPrefixTree)) siblings.push(neighbour);
    else bitmap[at >> 3] = (bitmap[at >> 3] ?? 0) | (0x80 >> (at & 7));
  });
  return { depth, bitmap, siblings: siblings.toReversed() };
}

/** Of the places from `start` to before `end`: a subtree of one leaf is that leaf, one without any 32 zeros. */
function hashOfPlaces(places: readonly Place[], hash: Hash, start = 0, end = PLACES): Uint8Array {
  const only = onlyPlace(places, start, end);
  if (only === "none") return emptyPrefixTree;
  if (only !== "several" && "leaf" in only) return prefixLeafHash(only.leaf, hash);
  if (only !== "several" && end - start === 1) return only.pageHash;
  const middle = (start + end) / 2;
  return nodeHash(hashOfPlaces(places, hash, start, middle), hashOfPlaces(places, hash, middle, end), hash);
}

/** What is at the only place of a range that is not empty. */
function onlyPlace(
  places: readonly Place[],
  start: number,
  end: number,
): Exclude<Place, undefined> | "none" | "several" {
  let only: Place;
  for (let digit = start; digit < end; digit++) {
    const place = places[digit];
    if (place === undefined) continue;
    if (only !== undefined) return "several";
    only = place;
  }
  return only ?? "none";
}

function noPlaces(): Place[] {
  return Array.from({ length: PLACES }, () => undefined);
}

function readPlaces(name: string, readPage: ReadPrefixPage): Place[] {
  const page = readPage(name);
  if (page !== undefined) return decodePage(page);
  if (name !== "") throw new RangeError(`the prefix tree's page ${name} is missing`);
  return noPlaces();
}

function digitOf(key: Uint8Array, at: number): number {
  const byte = key[at >> 1] ?? 0;
  return at % 2 === 0 ? byte >> 4 : byte & 15;
}

function encodePage(places: readonly Place[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(4));
  const parts = places.flatMap((place, digit) => {
    if (place === undefined) return [];
    const at = "leaf" in place ? 0 : 2;
    head.setUint16(at, head.getUint16(at) | (1 << digit));
    return "leaf" in place ? [place.leaf.key, place.leaf.value] : [place.pageHash];
  });
  return concat(new Uint8Array(head.buffer), ...parts);
}

/** Pages are the caller's own: a damaged one is a RangeError. */
function decodePage(page: Uint8Array): Place[] {
  if (page.length < 4) throw new RangeError("a page of the prefix tree is damaged");
  const head = new DataView(page.buffer, page.byteOffset);
  const [leaves, pages] = [head.getUint16(0), head.getUint16(2)];
  let at = 4;
  const take = (length: number) => page.slice(at, (at += length));
  const places = noPlaces().map((_, digit): Place => {
    if ((leaves >> digit) & 1) return { leaf: { key: take(HASH_LENGTH), value: take(HASH_LENGTH) } };
    return (pages >> digit) & 1 ? { pageHash: take(HASH_LENGTH) } : undefined;
  });
  if (at !== page.length || (leaves & pages) !== 0)
    throw new RangeError("a page of the prefix tree is damaged");
  return places;
}
