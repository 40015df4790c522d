import { sha256 } from "@colophon/node-primitives";
import {
  appendLeaves,
  emptyEdge,
  emptyRoot,
  equal,
  leafHash,
  toHex,
  TILE_WIDTH,
  type TreeEdge,
} from "@colophon/proof";
import type { Queryable } from "../db/queryable.ts";
import type { Head } from "./head.ts";
import { readEntries, readHead, readTile } from "./log-store.ts";

export interface LogCheck {
  head: Head;
  /** The root at each of the sizes that were asked for, as the entries give it. */
  rootAt: Map<number, Uint8Array>;
  /** The first difference, in words; undefined when entries, tiles and head agree. */
  difference: string | undefined;
}

/**
 * Derives the tiles, the head's root and the roots at `sizes` anew from the entries, and compares them with what is
 * stored. Memory stays small at any size of log. Give it a connection in one repeatable-read transaction.
 */
export async function checkLog(db: Queryable, sizes: readonly number[] = []): Promise<LogCheck> {
  const head = await readHead(db);
  const stops = [...new Set(sizes)].filter((size) => size > 0 && size <= head.size).toSorted((a, b) => a - b);
  const rootAt = new Map<number, Uint8Array>([[0, emptyRoot]]);
  let edge: TreeEdge = emptyEdge;
  let root: Uint8Array = emptyRoot;
  const differs = (difference: string): LogCheck => ({ head, rootAt, difference });

  while (edge.size < head.size) {
    // A step ends where a tile of entries ends, where a root is asked for, or at the head.
    const tileEnd = (Math.floor(edge.size / TILE_WIDTH) + 1) * TILE_WIDTH;
    const end = Math.min(tileEnd, head.size, stops.find((size) => size > edge.size) ?? tileEnd);
    let entries: Uint8Array[];
    try {
      entries = await readEntries(db, edge.size, end);
    } catch (error) {
      return differs(error instanceof Error ? error.message : String(error));
    }
    const next = appendLeaves(
      edge,
      entries.map((entry) => leafHash(entry, sha256)),
      sha256,
    );
    for (const tile of next.changedTiles) {
      const stored = await readTile(db, tile.level, tile.index, tile.hashes.length / 32).catch(
        () => undefined,
      );
      if (stored === undefined) return differs(`tile ${tile.level}/${tile.index} is missing or too short`);
      if (!equal(stored, tile.hashes))
        return differs(`tile ${tile.level}/${tile.index} differs from the entries before ${end}`);
    }
    ({ edge, root } = next);
    rootAt.set(end, root);
  }
  if (!equal(root, head.root))
    return differs(`the root of ${head.size} entries is ${toHex(root)}, stored is ${toHex(head.root)}`);
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from log_entries where index >= $1 or index < 0`,
    [head.size],
  );
  if (rows[0]?.count !== 0) return differs(`there are entries outside the log's ${head.size}`);
  return { head, rootAt, difference: undefined };
}
