import { type ChosenWorks, maxWorksChosen } from "@colophon/api";
import type pg from "pg";
import { AppError } from "../../base/errors.ts";
import { transact } from "../../base/db/transact.ts";
import { relistEntries } from "../../search/index/index.ts";
import { findListed, lockUnlike, saveListings } from "./portfolio-store.ts";

/** Works per transaction: none is locked for long. */
const perStep = 500;
/** Works per request: to list one costs the index of the search up to a millisecond on a busy machine. */
const perRequest = 2000;

/**
 * Lists or unlists chosen works of a user's own, as `changeListing` does one: each in the register and the search at once. A request does as many as it
 * can end in time; whoever asked goes on from `next`, and one that breaks off is sent again as it was. Withdrawn ones can't be listed again; they stay as they are, and are counted.
 */
export async function changeListings(
  pool: pg.Pool,
  ownerId: string,
  {
    works,
    sharedPublicly,
    after,
  }: { works: ChosenWorks; sharedPublicly: boolean; after?: string | undefined },
): Promise<{ changed: string[]; withdrawn: number; next: string | null }> {
  const found = await findListed(pool, ownerId, {
    works,
    sharedPublicly: !sharedPublicly,
    after,
    limit: maxWorksChosen + 1,
  });
  if (found.length > maxWorksChosen)
    throw new AppError("validation_failed", { fields: { works: "too_many" } });
  const ids = found.slice(0, perRequest);
  const changed: string[] = [];
  let withdrawn = 0;
  for (let start = 0; start < ids.length; start += perStep) {
    const step = { ids: ids.slice(start, start + perStep), sharedPublicly };
    // Each step is committed alone: a repeated request no longer finds what is done, and goes on with the rest.
    await transact(pool, async (tx) => {
      const locked = await lockUnlike(tx, ownerId, step);
      const kept = sharedPublicly ? locked.filter(({ isWithdrawn }) => isWithdrawn) : [];
      const changing = locked.filter((work) => !kept.includes(work)).map(({ id }) => id);
      await saveListings(tx, changing, sharedPublicly);
      await relistEntries(tx, changing, sharedPublicly);
      changed.push(...changing);
      withdrawn += kept.length;
    });
  }
  const next = found.length > ids.length ? (ids.at(-1) ?? null) : null;
  return { changed, withdrawn, next };
}
