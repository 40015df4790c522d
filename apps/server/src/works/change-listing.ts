import type pg from "pg";
import { transact } from "../db/transact.ts";
import { relistEntry } from "../search/index/write-entries.ts";
import { AppError } from "../errors.ts";
import { isWithdrawn, updateListing } from "./work-store.ts";

/**
 * Lists or unlists a work in the register and in its search at once: who was told that a work is unlisted will not find
 * it any more. Not listed again is one that was withdrawn. False when this user has no such work.
 */
export function changeListing(
  pool: pg.Pool,
  ownerId: string,
  listing: { id: string; sharedPublicly: boolean },
): Promise<boolean> {
  return transact(pool, async (tx) => {
    const isTheirs = await updateListing(tx, ownerId, listing);
    // Asked after the row is locked, which a withdrawal has to be for.
    if (isTheirs && listing.sharedPublicly && (await isWithdrawn(tx, listing.id)))
      throw new AppError("work_withdrawn");
    if (isTheirs) await relistEntry(tx, listing.id, listing.sharedPublicly);
    return isTheirs;
  });
}
