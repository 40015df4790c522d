import { type Kysely, sql } from "kysely";

/** A work of several files has a private copy of each that its owner chose. One arrives at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposits add column position smallint not null default 1 check (position > 0)`.execute(
    db,
  );
  await sql`alter table deposits drop constraint deposits_pkey, add primary key (work_id, position)`.execute(
    db,
  );
  await sql`create unique index deposits_arriving on deposits (work_id) where kept_at is null`.execute(db);
}
