import { snapshot } from "../base/db/transact.ts";
import { type AppendOptions, appendEntries } from "./append-entries.ts";
import { type ClosedHead, writeClosedHead } from "./closed-head-store.ts";
import type { Queryable } from "../base/db/queryable.ts";
import type { Head } from "./head.ts";
import { readHead } from "./log-store.ts";
import { type Clock, makeHead, readClock } from "./number-statements.ts";

/** A status is current for a day (docs/format.md, check 9): an idle log is closed again this often. */
const closedForSeconds = 6 * 3600;

/** The first entry of a log is its issuer's key set: a log with that alone is not closed. */
export const firstSize = 1;

/** `grown`: if it has grown by anything but an `04` or a day's evidence, or its last head is six hours old. `old`: only in that case. */
export type WhenToClose = "grown" | "old";

/** Closes the log with an `04`. Resolves once it is published. */
export async function appendHead(options: AppendOptions, when: WhenToClose = "grown"): Promise<void> {
  const { pool, damage } = options;
  damage.refuse();
  // Asked before the lock is taken: registrations wait for it.
  const [{ size }, seen] = await snapshot(pool, (tx) => Promise.all([readHead(tx), readClock(tx)]));
  if (!isDue(when, size, seen)) return;
  await appendEntries(options, {
    read: readClock,
    make: (head, clock) => (isDue(when, head.size, clock) ? closeAfter([], head, clock) : undefined),
  });
}

/**
 * The log's own entries that are no growth, with an `04` behind them. Between two heads there are others or these alone, so nobody
 * has to ask which of the entries behind a head are growth.
 */
export function closeAfter(
  entries: readonly Uint8Array[],
  { size }: Head,
  clock: Clock,
): { entries: Uint8Array[]; write(tx: Queryable, to: Head): Promise<void> } {
  const { before } = clock;
  const closing = makeHead(clock);
  const grownTo = isGrown(size, before) ? size : (before?.grownTo ?? 0);
  return {
    entries: [...entries, closing.entry],
    write: (tx, to) => writeClosedHead(tx, { ...closing, ...to, grownTo }),
  };
}

function isDue(when: WhenToClose, size: number, { before, now }: Clock): boolean {
  const isOld = before !== undefined && now - before.at >= closedForSeconds;
  return isOld || (when === "grown" && isGrown(size, before));
}

function isGrown(size: number, before: ClosedHead | undefined): boolean {
  return size > (before?.size ?? firstSize);
}
