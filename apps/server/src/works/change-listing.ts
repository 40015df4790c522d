import type pg from "pg";
import { transact } from "../db/transact.ts";
import { relistEntry } from "../search/index/write-entries.ts";
import { updateListing } from "./work-store.ts";

/**
 * Lists or unlists a work in the register and in its search at once: who was told that a work is unlisted will not find
 * it any more. False when this user has no such work.
 */
export function changeListing(
  pool: pg.Pool,
  ownerId: string,
  listing: { id: string; sharedPublicly: boolean },
): Promise<boolean> {
  return transact(pool, async (tx) => {
    const isTheirs = await updateListing(tx, ownerId, listing);
    if (isTheirs) await relistEntry(tx, listing.id, listing.sharedPublicly);
    return isTheirs;
  });
}
