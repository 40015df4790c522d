import { type Kysely, sql } from "kysely";

/** Keys that can be replaced: each purpose has several, by number. A private copy's row says which has sealed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table key_fingerprints
    add column number smallint not null default 1,
    add column began_at timestamptz not null default now(),
    add column ended_at timestamptz,
    drop constraint key_fingerprints_pkey,
    add primary key (purpose, number)`,
  `alter table deposits add column data_key smallint not null default 1`,
];
