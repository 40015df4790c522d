import { type Kysely, sql } from "kysely";

/** A link that has confirmed its address is kept until it would have ended, so that a second click is told so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email_confirmations add column used_at timestamptz`.execute(db);
}
