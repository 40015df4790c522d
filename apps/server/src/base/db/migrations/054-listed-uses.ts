import { type Kysely, sql } from "kysely";

/** Whether the public ranges of fingerprints have the files of a work outside the catalogue, with what machines may do: its owner's choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table works add column list_uses boolean not null default false`.execute(db);
}
