import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

const perPlace = 10;

interface Looks {
  userId: string;
  /** What is asked: hosts, and the domains of TXT records. */
  places: string[];
  /** The account may look at one link a minute, whatever place it is. */
  oneLink: boolean;
}

/**
 * Takes looks of this minute: one for an account and a place, ten for a place. Seconds to wait where there are none left;
 * 0: they are taken.
 */
export function takeLooks(db: Kysely<Database>, { userId, places, oneLink }: Looks): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // In one order, so that two processes don't wait for each other.
    for (const lock of [`look by ${userId}`, ...places.map((place) => `look at ${place}`).toSorted()])
      await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
    const { rows } = await sql<{ wait: number }>`
      select coalesce(ceil(extract(epoch from max(frees_at) - now())), 0)::int as wait from (
        select max(at) + interval '1 minute' as frees_at from link_looks
          where user_id = ${userId} and (${oneLink} or place = any(${places}))
        union all
        select (array_agg(at order by at desc))[${perPlace}] + interval '1 minute' from link_looks
          where place = any(${places}) and at > now() - interval '1 minute'
          group by place
      ) as limits where frees_at > now()`.execute(tx);
    const wait = rows[0]?.wait ?? 0;
    if (wait > 0) return wait;
    await tx
      .insertInto("link_looks")
      .values(places.map((place) => ({ user_id: userId, place })))
      .execute();
    return 0;
  });
}

export async function deleteOldLooks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("link_looks")
    .where(sql<boolean>`at < now() - interval '10 minutes'`)
    .execute();
}
