import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, equal, leafHash, rootOfEdge } from "@colophon/proof";
import type pg from "pg";
import type { Queryable } from "../db/queryable.ts";
import { transact } from "../db/transact.ts";
import { type ClosedHead, writeClosedHead } from "./closed-head-store.ts";
import type { Damage } from "./damage.ts";
import { type CommittedHead, LogDamaged } from "./head.ts";
import { appendBatch, lockHead, readHead } from "./log-store.ts";
import { type Clock, makeHead, readClock } from "./number-statements.ts";
import type { Publisher } from "./publisher.ts";
import { readTimeLine } from "./time-line.ts";

/** A status says how things are for a day (docs/format.md, check 9): a log that rests is closed anew so often. */
const closedForSeconds = 6 * 3600;

/** The first entry of a log is its issuer's key set: there is nothing to close after it. */
export const firstSize = 1;

export interface AppendHeadOptions {
  pool: pg.Pool;
  log: Pick<Publisher, "publish" | "prove">;
  damage: Damage;
}

/** `grown`: if it has grown by anything but an `04`, or its last one is six hours old. `old`: only in that case. */
export type WhenToClose = "grown" | "old";

/**
 * Closes the log with an `04`. Resolves once it is published. What is committed and was not published is published like any
 * other head: by whoever sees it.
 */
export async function appendHead(
  { pool, log, damage }: AppendHeadOptions,
  when: WhenToClose = "grown",
): Promise<void> {
  damage.refuse();
  // Asked first: whoever registers waits for the lock.
  const [{ size }, seen] = await Promise.all([readHead(pool), readClock(pool)]);
  if (!isDue(when, size, seen)) return;
  const head = await transact(pool, async (tx) => {
    await tx.query("set local statement_timeout = '5s'");
    return closeLocked(tx, log, when);
  }).catch((error: unknown) => {
    if (error instanceof LogDamaged) damage.report(error);
    throw error;
  });
  if (head !== undefined) await log.publish(head);
}

function isDue(when: WhenToClose, size: number, { before, now }: Clock): boolean {
  const isOld = before !== undefined && now - before.at >= closedForSeconds;
  return isOld || (when === "grown" && isGrown(size, before));
}

function isGrown(size: number, before: ClosedHead | undefined): boolean {
  return size > (before?.size ?? firstSize);
}

/** The head that closes the log; undefined when another process was quicker. */
async function closeLocked(
  tx: Queryable,
  log: AppendHeadOptions["log"],
  when: WhenToClose,
): Promise<CommittedHead | undefined> {
  const [timeLine, { head, edge }, clock] = await Promise.all([
    readTimeLine(tx),
    lockHead(tx),
    readClock(tx),
  ]);
  const { before } = clock;
  if (!isDue(when, head.size, clock)) return undefined;
  await log.prove(tx, { ...head, timeLine });
  if (!equal(rootOfEdge(edge), head.root))
    throw new LogDamaged(
      `The stored tiles do not hash to the stored root of ${head.size} entries: run "npm run fsck" (docs/operations.md).`,
    );
  const closing = makeHead(clock);
  const { entry } = closing;
  const next = appendLeaves(edge, [leafHash(entry, sha256)], sha256);
  const to = { size: next.edge.size, root: next.root };
  const grownTo = isGrown(head.size, before) ? head.size : (before?.grownTo ?? 0);
  await Promise.all([
    appendBatch(tx, head, [{ entry, certificateId: null }], next.changedTiles, to),
    writeClosedHead(tx, { ...closing, ...to, grownTo }),
  ]);
  return { ...to, timeLine };
}
