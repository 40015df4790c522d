import { type Kysely, sql } from "kysely";

/**
 * What was said of use by machines, in the clear, so that thousands of fingerprints are answered without a key. No foreign key, as
 * of statements.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ai_uses (
    certificate_id text not null,
    n integer not null,
    said jsonb not null,
    primary key (certificate_id, n)
  )`.execute(db);
}
