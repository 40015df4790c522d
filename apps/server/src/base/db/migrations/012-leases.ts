import { type Kysely, sql } from "kysely";

/** Leases of leaders, as rows instead of session locks, which poolers and frozen processes break. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leases (
    name text primary key,
    holder uuid not null,
    ends_at timestamptz not null,
    alarm text
  )`.execute(db);
}
