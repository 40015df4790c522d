import { sha256 } from "@colophon/node-primitives";
import {
  appendLeaves,
  emptyEdge,
  emptyRoot,
  equal,
  leafHash,
  type Tile,
  TILE_WIDTH,
  toHex,
  type TreeEdge,
} from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import type { Head } from "./head.ts";
import { replayStatements } from "./replay-statements.ts";
import { countEntriesOutside, readEntries, readHead, readTiles } from "./log-store.ts";

export interface LogCheck {
  head: Head;
  /** The root at each of the requested sizes, computed from the entries. */
  rootAt: Map<number, Uint8Array>;
  /** The first difference, in words; undefined when entries, tiles and head agree. */
  difference: string | undefined;
}

/** Entries read at a time; the next ones are read while these are checked. */
const step = 32 * TILE_WIDTH;

/**
 * Recomputes the tiles, the head's root, the contents of each `04` and the prefix tree from the entries, and compares them
 * with what is stored. Also computes the roots at `sizes`. `evidence` are the places of the leaves of each day's evidence. Memory grows only with the number of statements. Give it a connection in one repeatable-read transaction.
 */
export async function checkLog(
  db: Queryable,
  sizes: readonly number[] = [],
  evidence: ReadonlySet<number> = new Set(),
): Promise<LogCheck> {
  const head = await readHead(db);
  const asked = [...new Set(sizes)].filter((size) => size > 0 && size <= head.size);
  const rootAt = new Map<number, Uint8Array>([[0, emptyRoot]]);
  const differs = (difference: string): LogCheck => ({ head, rootAt, difference });
  const statements = replayStatements(db, rootAt, evidence);
  let edge: TreeEdge = emptyEdge;
  let reading = readStep(db, 0, head.size);
  for (let start = 0; start < head.size; start += step) {
    const entries = await reading;
    if (typeof entries === "string") return differs(entries);
    const end = start + entries.length;
    reading = readStep(db, end, head.size);
    const leaves = entries.map((entry) => leafHash(entry, sha256));
    const changed = new Map<string, Tile>();
    const sizesHere = asked.filter((size) => size > start && size < end);
    const stops = new Set([...sizesHere, ...statements.closedIn(entries, start), end]);
    for (const stop of [...stops].toSorted((a, b) => a - b)) {
      const next = appendLeaves(edge, leaves.slice(edge.size - start, stop - start), sha256);
      for (const tile of next.changedTiles) changed.set(`${tile.level}/${tile.index}`, tile);
      edge = next.edge;
      rootAt.set(stop, next.root);
    }
    const different = await findDifferentTile(db, [...changed.values()]);
    if (different)
      return differs(`tile ${different.level}/${different.index} differs from the entries before ${end}`);
    const wrong = await statements.add(entries, start);
    if (wrong !== undefined) return differs(wrong);
  }
  const root = rootAt.get(head.size) ?? emptyRoot;
  if (!equal(root, head.root))
    return differs(`the root of ${head.size} entries is ${toHex(root)}, stored is ${toHex(head.root)}`);
  if ((await countEntriesOutside(db, head.size)) !== 0)
    return differs(`there are entries outside the log's ${head.size}`);
  const wrong = await statements.end(head.size);
  if (wrong !== undefined) return differs(wrong);
  return { head, rootAt, difference: undefined };
}

/** The entries of a step, or why some are missing. */
async function readStep(db: Queryable, start: number, size: number): Promise<Uint8Array[] | string> {
  const end = Math.min(start + step, size);
  return readEntries(db, start, end).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
}

async function findDifferentTile(db: Queryable, tiles: readonly Tile[]): Promise<Tile | undefined> {
  const refs = tiles.map(({ level, index, hashes }) => ({ level, index, width: hashes.length / 32 }));
  const stored = await readTiles(db, refs);
  return tiles.find(({ hashes }, at) => !equal(stored[at] ?? new Uint8Array(), hashes));
}
