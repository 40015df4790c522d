import { type ChosenWorks, maxWorksChosen } from "@colophon/api";
import type pg from "pg";
import { AppError } from "../../base/errors.ts";
import { transact } from "../../base/db/transact.ts";
import { relistEntries } from "../../search/index/index.ts";
import { findListed, lockUnlike, saveListings } from "./portfolio-store.ts";

/** Works per transaction: none is locked for long. */
const perStep = 500;

/**
 * Lists or unlists chosen works of a user's own, as `changeListing` does one: each in the register and the search at once.
 * Withdrawn ones can't be listed again; they stay as they are, and are counted.
 */
export async function changeListings(
  pool: pg.Pool,
  ownerId: string,
  { works, sharedPublicly }: { works: ChosenWorks; sharedPublicly: boolean },
): Promise<{ changed: string[]; withdrawn: number }> {
  const ids = await findListed(pool, ownerId, {
    works,
    sharedPublicly: !sharedPublicly,
    limit: maxWorksChosen + 1,
  });
  if (ids.length > maxWorksChosen) throw new AppError("validation_failed", { fields: { works: "too_many" } });
  const changed: string[] = [];
  let withdrawn = 0;
  for (let start = 0; start < ids.length; start += perStep) {
    const step = { ids: ids.slice(start, start + perStep), sharedPublicly };
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
  return { changed, withdrawn };
}
