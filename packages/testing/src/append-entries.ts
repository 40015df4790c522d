import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, leafHash } from "@colophon/proof";
import type { Queryable } from "@colophon/server/base/db/queryable.ts";
import { appendBatch, lockHead, type NewEntry } from "./stores.ts";

/** Appends entries to a log as one batch, unsigned, within the caller's transaction. */
export async function appendEntries(db: Queryable, entries: readonly NewEntry[]): Promise<void> {
  const { head, edge } = await lockHead(db);
  const leaves = entries.map(({ entry }) => leafHash(entry, sha256));
  const { edge: next, root, changedTiles } = appendLeaves(edge, leaves, sha256);
  await appendBatch(db, head, entries, changedTiles, { size: next.size, root });
}
