import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, leafHash } from "@colophon/proof";
import type pg from "pg";
import type { Queryable } from "../base/db/queryable.ts";
import { transact } from "../base/db/transact.ts";
import type { Damage } from "./damage.ts";
import { type CommittedHead, type Head, LogDamaged } from "./head.ts";
import { appendBatch, lockHead } from "./log-store.ts";
import { assertTilesMatch, limitLock } from "./prove-head.ts";
import type { Publisher } from "./publisher.ts";
import { readTimeLine } from "./time-line.ts";

export interface AppendOptions {
  pool: pg.Pool;
  log: Pick<Publisher, "publish" | "prove">;
  damage: Damage;
}

/** Some of the log's own entries, which no user has registered: a head, a key set, a day's evidence. */
export interface OwnEntries<Read> {
  /** Before the log is locked. */
  prepare?(tx: Queryable): Promise<void>;
  /** Under the log's lock. */
  read(tx: Queryable): Promise<Read>;
  /** Undefined when there is nothing to append: another process was quicker. */
  make(
    head: Head,
    read: Read,
  ): { entries: readonly Uint8Array[]; write(tx: Queryable, to: Head): Promise<void> } | undefined;
}

/** Appends them; resolves once they are published. If they were committed and not published, the next process that sees them publishes them. */
export async function appendEntries<Read>(
  { pool, log, damage }: AppendOptions,
  own: OwnEntries<Read>,
): Promise<void> {
  damage.refuse();
  const head = await transact(pool, async (tx) => {
    await tx.query(limitLock);
    await own.prepare?.(tx);
    return appendLocked(tx, log, own);
  }).catch((error: unknown) => {
    if (error instanceof LogDamaged) damage.report(error);
    throw error;
  });
  if (head !== undefined) await log.publish(head);
}

async function appendLocked<Read>(
  tx: Queryable,
  log: AppendOptions["log"],
  own: OwnEntries<Read>,
): Promise<CommittedHead | undefined> {
  // Executed in this order on one connection: `read` comes after the lock, as `OwnEntries` promises.
  const [timeLine, { head, edge }, read] = await Promise.all([readTimeLine(tx), lockHead(tx), own.read(tx)]);
  const made = own.make(head, read);
  if (made === undefined) return undefined;
  await log.prove(tx, { ...head, timeLine });
  assertTilesMatch(head, edge);
  const leaves = made.entries.map((entry) => leafHash(entry, sha256));
  const next = appendLeaves(edge, leaves, sha256);
  const to = { size: next.edge.size, root: next.root };
  const entries = made.entries.map((entry) => ({ entry, certificateId: null }));
  await Promise.all([appendBatch(tx, head, entries, next.changedTiles, to), made.write(tx, to)]);
  return { ...to, timeLine };
}
