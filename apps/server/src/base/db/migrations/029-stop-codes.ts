import { type Kysely, sql } from "kysely";

/** A letter's stop link has a code of its own. Links that were already sent have one code for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table invitation_links add column stop_hash bytea`,
  `update invitation_links set stop_hash = token_hash`,
  `alter table invitation_links
    drop constraint invitation_links_pkey,
    add primary key (stop_hash),
    alter column token_hash drop not null`,
  `create unique index invitation_links_of_token on invitation_links (token_hash)`,
  `create index invitation_links_of_address on invitation_links (email_hash)`,
];
