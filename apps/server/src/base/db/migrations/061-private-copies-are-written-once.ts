import { type Kysely, sql } from "kysely";

/** Two nodes may keep the same copy at once: each writes an object of its own, and the row names the one that counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposits add column copy_id uuid`.execute(db);
}
