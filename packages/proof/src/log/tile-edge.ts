import { concat } from "../encoding/bytes.ts";
import { assertCount } from "../encoding/integer.ts";
import { emptyRoot, HASH_LENGTH, hashReader, nodeHash, rootFromLeafHashes, subtreesOf } from "./merkle.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";
import { TILE_WIDTH, tileHashes } from "./tile.ts";

/**
 * The right edge of a tiled tree, all that is needed to append to it: for each tile level, from the leaves up, the
 * hashes of the partial tile there (empty when the last tile is full).
 */
export interface TreeEdge {
  size: number;
  tiles: Uint8Array[];
}

/** A tile whose content an append has changed: full (32 * 256 bytes) or the new partial one. */
export interface Tile {
  level: number;
  index: number;
  hashes: Uint8Array;
}

export interface Appended {
  edge: TreeEdge;
  root: Uint8Array;
  changedTiles: Tile[];
}

export const emptyEdge: TreeEdge = { size: 0, tiles: [] };

/** Appends leaf hashes. A level gets a hash only when the tile below is full (C2SP tlog-tiles, "Partial Tiles"). */
export function appendLeaves(edge: TreeEdge, leafHashes: Uint8Array[], hash: Hash = sha256): Appended {
  assertEdge(edge);
  assertHashes(leafHashes);
  const tiles: Uint8Array[] = [];
  const changedTiles: Tile[] = [];
  let added = leafHashes;
  for (let level = 0; level < edge.tiles.length || added.length > 0; level++) {
    const hashes = [...tileHashes(edge.tiles[level] ?? new Uint8Array()), ...added];
    let index = Math.floor(edge.size / TILE_WIDTH ** (level + 1));
    const roots: Uint8Array[] = [];
    let at = 0;
    for (; at + TILE_WIDTH <= hashes.length; at += TILE_WIDTH) {
      const full = hashes.slice(at, at + TILE_WIDTH);
      changedTiles.push({ level, index: index++, hashes: concat(...full) });
      roots.push(rootFromLeafHashes(full, hash));
    }
    const partial = concat(...hashes.slice(at));
    if (added.length > 0 && partial.length > 0) changedTiles.push({ level, index, hashes: partial });
    tiles.push(partial);
    added = roots;
  }
  const next = { size: edge.size + leafHashes.length, tiles };
  return { edge: next, root: rootOfEdge(next, hash), changedTiles };
}

/** The root of the whole tree. What lies left of a level's partial tile is in the partial tiles above it. */
export function rootOfEdge(edge: TreeEdge, hash: Hash = sha256): Uint8Array {
  assertEdge(edge);
  let root: Uint8Array | undefined;
  for (const tile of edge.tiles) {
    const hashes = tileHashes(tile);
    const read = hashReader(hashes, hash);
    for (const { level, index } of subtreesOf({ start: 0, end: hashes.length }).toReversed()) {
      const left = read(level, index);
      root = root === undefined ? left : nodeHash(left, root, hash);
    }
  }
  return root ?? emptyRoot;
}

/** An edge is the program's own state: one that does not fit its size is a RangeError. */
function assertEdge({ size, tiles }: TreeEdge): void {
  assertCount(size, "size");
  tiles.forEach((tile, level) => {
    const width = Math.floor(size / TILE_WIDTH ** level) % TILE_WIDTH;
    if (tile.length !== width * HASH_LENGTH)
      throw new RangeError(`the edge of ${size} leaves has no such level ${level}`);
  });
  if (size >= TILE_WIDTH ** tiles.length) throw new RangeError(`the edge of ${size} leaves lacks levels`);
}

function assertHashes(hashes: Uint8Array[]): void {
  if (hashes.some((hash) => hash.length !== HASH_LENGTH)) throw new RangeError("a leaf hash has 32 bytes");
}
