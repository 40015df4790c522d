import { type Kysely, sql } from "kysely";

/**
 * Certificates of a log that has ended that its last backup lacks, given back by somebody who has the file. Names and columns
 * are described in `../previous-log-tables.ts`. The tables of the log stay as the backup had them: these proofs lead to heads
 * after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table given_back (
    certificate_id text primary key references certificates,
    log smallint not null references previous_logs,
    index bigint not null,
    tlog_proof text not null,
    anchors jsonb not null,
    issuer_jwks text not null,
    issuer_keys_proof text not null,
    given_at timestamptz not null default now(),
    unique (log, index)
  )`,
  `create or replace view certificate_places as
    select certificate_id, null::smallint as log, index from log_entries where certificate_id is not null
    union all
    select certificate_id, log, index from previous_entries where certificate_id is not null
    union all
    select certificate_id, log, index from given_back`,
];
