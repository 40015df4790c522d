import { ProofError } from "../errors.ts";
import { assertCount, parseDecimal } from "../encoding/integer.ts";
import {
  consistencyProof,
  consistencyRanges,
  emptyRoot,
  HASH_LENGTH,
  inclusionProof,
  inclusionRanges,
  type LeafRange,
  nodeHash,
  rangeHash,
  type ReadHash,
  subtreesOf,
} from "./merkle.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// Tiles of C2SP tlog-tiles: the hashes of 256 neighbouring complete subtrees, 8 levels apart.

export const TILE_HEIGHT = 8;
export const TILE_WIDTH = 256;
const MAX_LEVEL = 63;

/** `level` counts tiles (0: leaf hashes), `width` their hashes: 256, or 1 to 255 for a partial tile. */
export interface TileRef {
  level: number;
  index: number;
  width: number;
}

/** The 32 * width bytes of a tile. */
export type ReadTile = (level: number, index: number, width: number) => Uint8Array;

/** `tile/0/x001/234`, for a partial tile `tile/0/x001/234.p/5`. */
export function tilePath(level: number, index: number, width: number = TILE_WIDTH): string {
  assertCount(level, "level");
  return `tile/${level}/${indexPath(index, width)}`;
}

/** Where the entries below a tile of level 0 are served. */
export function entriesPath(index: number, width: number = TILE_WIDTH): string {
  return `tile/entries/${indexPath(index, width)}`;
}

function indexPath(index: number, width: number): string {
  assertCount(index, "index");
  const digits = String(index);
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, "0");
  const elements = padded.replaceAll(/\d{3}(?=\d)/g, "x$&/");
  return width === TILE_WIDTH ? elements : `${elements}.p/${width}`;
}

export type TilePath = ({ kind: "tile" } & TileRef) | { kind: "entries"; index: number; width: number };

/** Accepts exactly what `tilePath` and `entriesPath` write (`bad_tile_path`). */
export function parseTilePath(path: string): TilePath {
  const match = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path);
  const [, place = "", digits = "", partial] = match ?? [];
  const index = Number(digits.replaceAll(/[x/]/g, ""));
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  const level = place === "entries" ? 0 : parseDecimal(place);
  if (match === null || level === undefined || level > MAX_LEVEL || !Number.isSafeInteger(index)) {
    throw new ProofError("bad_tile_path");
  }
  const canonical = place === "entries" ? entriesPath(index, width) : tilePath(level, index, width);
  if (path !== canonical || width < 1 || width > TILE_WIDTH) throw new ProofError("bad_tile_path");
  return place === "entries" ? { kind: "entries", index, width } : { kind: "tile", level, index, width };
}

/** How many hashes a tile has in a tree of `size` leaves; 0 when the tree does not reach it. */
export function tileWidth(level: number, index: number, size: number): number {
  const hashes = Math.floor(size / TILE_WIDTH ** level);
  return Math.max(0, Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH));
}

/** The hashes inside a tile. */
export function tileHashes(tile: Uint8Array): Uint8Array[] {
  const hashes: Uint8Array[] = [];
  for (let at = 0; at < tile.length; at += HASH_LENGTH) hashes.push(tile.subarray(at, at + HASH_LENGTH));
  return hashes;
}

/**
 * The inner nodes of a tile, as far as they were computed: those of height 1 to 7 above its hashes, where number n covers
 * 2n and 2n + 1, and 1 would cover the whole tile.
 */
export type TileNodes = Uint8Array[];

/** Where computed inner nodes are remembered, by names that are the reader's own; it may forget those of any tile. */
export interface NodeMemory {
  get(name: string): TileNodes | undefined;
  set(name: string, nodes: TileNodes): unknown;
}

/**
 * Reads any complete subtree of a tree of `size` leaves out of its tiles. It remembers the inner nodes it has
 * computed: use one reader for all proofs of a batch. Complete subtrees never change, so readers of one log may share
 * their memory, whatever their sizes. A tile of another length is refused (`bad_tile`).
 */
export function tileHashReader(
  size: number,
  readTile: ReadTile,
  hash: Hash = sha256,
  known: NodeMemory = new Map<string, TileNodes>(),
): ReadHash {
  return (level, index) => {
    const height = level % TILE_HEIGHT;
    const tileLevel = (level - height) / TILE_HEIGHT;
    const width = TILE_WIDTH / 2 ** height;
    const tileIndex = Math.floor(index / width);
    const tile = readWhole(tileLevel, tileIndex);
    const number = width + (index % width);
    if (height === 0) return nodeOfTile({ tile, nodes: [], hash }, number);
    const name = `${tileLevel}/${tileIndex}`;
    let nodes = known.get(name);
    if (nodes === undefined) known.set(name, (nodes = []));
    return nodeOfTile({ tile, nodes, hash }, number);
  };

  function readWhole(level: number, index: number): Uint8Array {
    const width = tileWidth(level, index, size);
    const tile = readTile(level, index, width);
    if (tile.length !== width * HASH_LENGTH) throw new ProofError("bad_tile", tilePath(level, index, width));
    return tile;
  }
}

/** The node of this number; from 256 on they are the tile's own hashes. */
function nodeOfTile(of: { tile: Uint8Array; nodes: TileNodes; hash: Hash }, number: number): Uint8Array {
  const at = (number - TILE_WIDTH) * HASH_LENGTH;
  if (at >= 0) return of.tile.subarray(at, at + HASH_LENGTH);
  return (of.nodes[number] ??= nodeHash(nodeOfTile(of, 2 * number), nodeOfTile(of, 2 * number + 1), of.hash));
}

/** `rootFromLeafHashes` of the tree's `size` leaves. */
export function rootFromTiles(size: number, readTile: ReadTile, hash: Hash = sha256): Uint8Array {
  if (size === 0) return emptyRoot;
  return rangeHash({ start: 0, end: size }, tileHashReader(size, readTile, hash), hash);
}

/** `inclusionProof` out of tiles. */
export function inclusionProofFromTiles(
  index: number,
  size: number,
  readTile: ReadTile,
  hash: Hash = sha256,
): Uint8Array[] {
  return inclusionProof(index, size, tileHashReader(size, readTile, hash), hash);
}

/** `consistencyProof` out of tiles. */
export function consistencyProofFromTiles(
  size1: number,
  size2: number,
  readTile: ReadTile,
  hash: Hash = sha256,
): Uint8Array[] {
  return consistencyProof(size1, size2, tileHashReader(size2, readTile, hash), hash);
}

/** The tiles to fetch before `rootFromTiles`. */
export function tilesForRoot(size: number): TileRef[] {
  return tilesFor([{ start: 0, end: size }], size);
}

/** The tiles to fetch before `inclusionProofFromTiles`. */
export function tilesForInclusion(index: number, size: number): TileRef[] {
  return tilesFor(inclusionRanges(index, size), size);
}

/** The tiles to fetch before `consistencyProofFromTiles`. */
export function tilesForConsistency(size1: number, size2: number): TileRef[] {
  return tilesFor(consistencyRanges(size1, size2), size2);
}

function tilesFor(ranges: LeafRange[], size: number): TileRef[] {
  const tiles = new Map<string, TileRef>();
  for (const subtree of ranges.flatMap(subtreesOf)) {
    const level = Math.floor(subtree.level / TILE_HEIGHT);
    const firstHash = subtree.index * 2 ** (subtree.level % TILE_HEIGHT);
    const index = Math.floor(firstHash / TILE_WIDTH);
    const width = tileWidth(level, index, size);
    tiles.set(`${level}/${index}`, { level, index, width });
  }
  return [...tiles.values()];
}
