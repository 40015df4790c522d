import { type Kysely, sql } from "kysely";

/** An operator may offer a work that nobody owns: one that was given back, or whose owner was erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table transfer_offers alter column owner_id drop not null`.execute(db);
}
