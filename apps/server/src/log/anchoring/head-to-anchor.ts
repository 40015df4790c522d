import { type AnchorRow, findNewest, sourceOf } from "./anchor-store.ts";
import type { Head } from "../head.ts";
import type { LogToAnchor, AnchoringContext } from "./pursue-transaction.ts";

/** Only closed heads are anchored: such a head commits to the complete set of statements before it. */
export async function closeLog(log: LogToAnchor): Promise<Head | undefined> {
  await log.appendHead();
  return log.lastClosed();
}

/** An anchor that has waited for an interval is moved to the log's newer head, once per interval. */
export async function newestToAnchor(
  { db, chain, log, intervalSeconds }: AnchoringContext,
  { size }: AnchorRow,
): Promise<Head | undefined> {
  const begun = await findNewest(db, sourceOf(chain));
  const isDue = (begun?.ageSeconds ?? Infinity) >= intervalSeconds;
  return isDue && (await log.grownTo()) > size ? closeLog(log) : log.lastClosed();
}
