import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Adds to a subject's count of a day. Resolves to the new count, or undefined if it was above `most`. */
export async function addToCount(
  db: Kysely<Database>,
  { day, subject, number, most }: { day: string; subject: Buffer; number: number; most: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    insert into registration_counts as c (day, subject, number)
    values (${day}, ${subject}, ${number})
    on conflict (day, subject) do update set number = c.number + ${number} where c.number <= ${most}
    returning number`.execute(db);
  return rows[0]?.number;
}

/** Deletes counts older than yesterday: where a node's clock is behind, yesterday is still today. */
export async function deleteOldCounts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("registration_counts")
    .where("day", "<", sql<string>`(now() at time zone 'UTC')::date - 1`)
    .execute();
}
