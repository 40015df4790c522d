import {
  appendLeaves,
  concat,
  emptyEdge,
  equal,
  type Hash,
  rootFromLeafHashes,
  rootFromTiles,
  type Tile,
  TILE_WIDTH,
  tileHashes,
  type TreeEdge,
} from "@colophon/proof";

/** What a monitor keeps of the tree that it has followed: enough to judge an earlier size by. */
export interface KeptTree {
  edge: TreeEdge;
  /**
   * All tiles of level 1, which are 32 bytes for every 256 entries, and the newest of level 0: a log that was put back loses
   * its newest entries.
   */
  tiles: Tile[];
}

/** Full tiles of level 0. */
const NEWEST = 16;

export const emptyTree: KeptTree = { edge: emptyEdge, tiles: [] };

export function growTree({ edge, tiles }: KeptTree, leafHashes: Uint8Array[], hash: Hash): KeptTree {
  const appended = appendLeaves(edge, leafHashes, hash);
  const changed = appended.changedTiles.filter(({ level }) => level < 2);
  const replaced = new Set(changed.map(nameOf));
  const oldest = Math.floor(appended.edge.size / TILE_WIDTH) - NEWEST;
  const kept = [...tiles.filter((tile) => !replaced.has(nameOf(tile))), ...changed];
  return { edge: appended.edge, tiles: kept.filter(({ level, index }) => level === 1 || index >= oldest) };
}

/** The kept tile of level 0 that has the leaf at this index. */
export function leavesAt({ tiles }: KeptTree, index: number): Uint8Array | undefined {
  return findTile(tiles, 0, Math.floor(index / TILE_WIDTH));
}

/** Whether these are the hashes of the full tile of level 0 at this index. */
export function isTile({ tiles }: KeptTree, index: number, leaves: Uint8Array, hash: Hash): boolean {
  const at = (index % TILE_WIDTH) * 32;
  const roots = findTile(tiles, 1, Math.floor(index / TILE_WIDTH)) ?? new Uint8Array();
  return equal(rootFromLeafHashes(tileHashes(leaves), hash), roots.subarray(at, at + 32));
}

/** The root of the first `size` leaves. The hashes of those behind the last full tile are the first ones of `leaves`. */
export function rootAt({ tiles }: KeptTree, size: number, leaves: Uint8Array, hash: Hash): Uint8Array {
  const readTile = (level: number, index: number, width: number): Uint8Array => {
    if (level === 0) return leaves.subarray(0, 32 * width);
    if (level === 1) return (findTile(tiles, 1, index) ?? new Uint8Array()).subarray(0, 32 * width);
    const below = Array.from({ length: width }, (_, i) =>
      readTile(level - 1, index * TILE_WIDTH + i, TILE_WIDTH),
    );
    return concat(...below.map((tile) => rootFromLeafHashes(tileHashes(tile), hash)));
  };
  return rootFromTiles(size, readTile, hash);
}

function findTile(tiles: readonly Tile[], level: number, index: number): Uint8Array | undefined {
  return tiles.find((tile) => tile.level === level && tile.index === index)?.hashes;
}

function nameOf({ level, index }: Tile): string {
  return `${level}/${index}`;
}
