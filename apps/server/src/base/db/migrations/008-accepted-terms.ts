import { type Kysely, sql } from "kysely";

/** The terms that were accepted at sign-up, and when. Earlier accounts have accepted none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table users add column accepted_terms text, add column accepted_terms_at timestamptz`)
    .execute(db);
}
