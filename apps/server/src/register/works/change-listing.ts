import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import { relistEntries } from "../../search/index/index.ts";
import { AppError } from "../../base/errors.ts";
import { isWithdrawn, updateListing } from "./work-store.ts";

/**
 * Lists or unlists a work in the register and its search in one transaction: once the owner is told that a work is unlisted,
 * the search no longer finds it. A withdrawn work can't be listed again. False when this user has no such work.
 */
export function changeListing(
  pool: pg.Pool,
  ownerId: string,
  listing: { id: string; sharedPublicly: boolean },
): Promise<boolean> {
  return transact(pool, async (tx) => {
    const isTheirs = await updateListing(tx, ownerId, listing);
    // Checked after the row is locked: a withdrawal needs that lock too.
    if (isTheirs && listing.sharedPublicly && (await isWithdrawn(tx, listing.id)))
      throw new AppError("work_withdrawn");
    if (isTheirs) await relistEntries(tx, [listing.id], listing.sharedPublicly);
    return isTheirs;
  });
}
