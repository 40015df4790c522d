import { type Kysely, sql } from "kysely";

/**
 * Later statements about certificates. Names and columns are described in `../schema.ts`. No foreign keys: rows are written
 * under the log's lock, and stay when a certificate is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table statements (
    certificate_id text not null,
    n integer not null,
    log_index bigint not null,
    kind text not null,
    said_by text not null,
    said_at timestamptz not null,
    packed bytea not null,
    disclosures bytea,
    user_id uuid,
    dispute integer,
    other_certificate text,
    primary key (certificate_id, n)
  )`,
  `create unique index statements_log_index on statements (log_index)`,
  `create index statements_user on statements (user_id) where user_id is not null`,
  `create index statements_other on statements (other_certificate) where other_certificate is not null`,
  `alter table registration_keys add column statement_hash bytea`,
];
