import { type Kysely, sql } from "kysely";

/** Private copies of registered files, kept or being uploaded. Names and columns are described in `../schema.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table deposits (
        work_id uuid primary key references works on delete cascade,
        size bigint not null check (size >= 0),
        created_at timestamptz not null default now(),
        kept_at timestamptz
      )`,
    )
    .execute(db);
}
