import { type Kysely, sql } from "kysely";

/** The prefix tree over all statements, and the heads that close the log (docs/decisions/023, 026). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table prefix_pages (
    name text collate "C" primary key,
    page bytea not null
  )`,
  // Hashes can't be compressed, and the pages are too small for TOAST.
  `alter table prefix_pages alter column page set storage plain`,
  `create table closed_heads (
    size bigint primary key,
    root bytea not null,
    time bigint not null,
    count bigint not null,
    statements_root bytea not null,
    grown_to bigint not null
  )`,
  // Without a default, a process of the previous version, which anchors heads that aren't closed, can't add one any more.
  `alter table anchors add column is_closed boolean`,
  `update anchors set is_closed = false`,
  `alter table anchors alter column is_closed set not null`,
];
