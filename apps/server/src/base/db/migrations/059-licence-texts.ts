import { type Kysely, sql } from "kysely";

/** The printed words of a licence, sealed, as they were hashed: the program's words change, and so do names of countries and dates in its libraries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licences add column terms_text bytea`.execute(db);
}
