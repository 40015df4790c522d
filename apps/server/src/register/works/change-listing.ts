import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import { relistEntries } from "../../search/index/index.ts";
import { AppError } from "../../base/errors.ts";
import { isWithdrawn, type Listing, updateListing } from "./work-store.ts";

/**
 * Lists or unlists a work in the register and its search in one transaction: once the owner is told that a work is unlisted,
 * the search no longer finds it. A withdrawn work can't be listed again. Answers how it is listed now; undefined when this user has
 * no such work.
 */
export function changeListing(
  pool: pg.Pool,
  ownerId: string,
  id: string,
  change: { [name in keyof Listing]?: boolean | undefined },
): Promise<Listing | undefined> {
  return transact(pool, async (tx) => {
    const now = await updateListing(tx, ownerId, id, change);
    const { sharedPublicly } = change;
    if (now === undefined || sharedPublicly === undefined) return now;
    // Checked after the row is locked: a withdrawal needs that lock too.
    if (sharedPublicly && (await isWithdrawn(tx, id))) throw new AppError("work_withdrawn");
    await relistEntries(tx, [id], sharedPublicly);
    return now;
  });
}
