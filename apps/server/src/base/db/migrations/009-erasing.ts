import { type Kysely, sql } from "kysely";

/** An account is closed first, and then erased in steps that survive a crash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column erasing_since timestamptz`,
  `create index users_erasing on users (id) where erasing_since is not null`,
];
