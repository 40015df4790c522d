import { type Kysely, sql } from "kysely";

/** Which terms an account was opened under, and when. Accounts from before have accepted none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table users add column accepted_terms text, add column accepted_terms_at timestamptz`)
    .execute(db);
}
