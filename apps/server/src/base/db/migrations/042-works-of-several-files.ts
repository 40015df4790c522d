import { type Kysely, sql } from "kysely";

/** Until now a work had one file at most, and it was shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificates add column show_files boolean not null default true`.execute(db);
}
