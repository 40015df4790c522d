import { type Kysely, sql } from "kysely";

/** Works that were registered all or none, and orders that pay for several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table batch_works (
    work_id uuid primary key references works on delete cascade,
    batch_id uuid not null,
    position smallint not null,
    unique (batch_id, position)
  )`,
  `alter table orders add column quantity integer not null default 1`,
];
