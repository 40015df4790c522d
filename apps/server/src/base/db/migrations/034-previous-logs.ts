import { type Kysely, sql } from "kysely";

/**
 * Logs that have ended, as the backups had them that this registry went on from (docs/decisions/045). Names and columns are
 * described in `../schema.ts`. The views of the schema `previous` show one of them under the names of today's tables, so that
 * what reads and checks the present log does the same with one that has ended: `log/previous/in-log.ts` enters it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...views]) await sql.raw(statement).execute(db);
}

const tables = [
  `create table previous_logs (
    log smallint primary key,
    origin text not null unique,
    vkey text not null,
    issuer text not null,
    size bigint not null,
    root bytea not null
  )`,
  `create table previous_entries (
    log smallint not null references previous_logs,
    index bigint not null,
    entry bytea not null,
    certificate_id text,
    primary key (log, index)
  )`,
  `create unique index previous_entries_certificate on previous_entries (certificate_id)`,
  `create table previous_tiles (
    log smallint not null references previous_logs,
    level smallint not null,
    index bigint not null,
    hashes bytea not null,
    primary key (log, level, index)
  )`,
  `alter table previous_tiles alter column hashes set storage external`,
  `create table previous_key_sets (
    log smallint not null references previous_logs,
    log_index bigint not null,
    jwks text not null,
    primary key (log, log_index)
  )`,
  `create table previous_prefix_pages (
    log smallint not null references previous_logs,
    name text collate "C" not null,
    page bytea not null,
    primary key (log, name)
  )`,
  `alter table previous_prefix_pages alter column page set storage plain`,
  `create table previous_closed_heads (
    log smallint not null references previous_logs,
    size bigint not null,
    root bytea not null,
    time bigint not null,
    count bigint not null,
    statements_root bytea not null,
    grown_to bigint not null,
    primary key (log, size)
  )`,
  `create table previous_anchors (
    log smallint not null references previous_logs,
    id bigint not null,
    chain_id bigint not null,
    contract text not null,
    sender text not null,
    size bigint not null,
    root bytea not null,
    state text not null check (state = 'final'),
    is_closed boolean not null,
    tx_hash text,
    block_number bigint,
    block_hash text,
    block_time bigint,
    log_index integer,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (log, chain_id, contract, sender, size)
  )`,
  `create table previous_checkpoints (
    log smallint not null references previous_logs,
    size bigint not null,
    checkpoint text not null,
    primary key (log, size)
  )`,
  `alter table statements add column previous_log smallint, add column previous_index bigint`,
];

const here = "current_setting('colophon.log')::smallint";

const views = [
  // Null: the present log. So its certificates come last in the order of log and index.
  `create view certificate_places as
    select certificate_id, null::smallint as log, index from log_entries where certificate_id is not null
    union all
    select certificate_id, log, index from previous_entries where certificate_id is not null`,
  `create schema previous`,
  `create view previous.log_state as select origin, issuer, size, root from public.previous_logs where log = ${here}`,
  `create view previous.log_entries as
    select index, entry, certificate_id from public.previous_entries where log = ${here}`,
  `create view previous.log_tiles as select level, index, hashes from public.previous_tiles where log = ${here}`,
  `create view previous.issuer_key_sets as select log_index, jwks from public.previous_key_sets where log = ${here}`,
  `create view previous.prefix_pages as select name, page from public.previous_prefix_pages where log = ${here}`,
  `create view previous.closed_heads as
    select size, root, time, count, statements_root, grown_to from public.previous_closed_heads where log = ${here}`,
  `create view previous.anchors as
    select id, chain_id, contract, sender, size, root, state, is_closed, tx_hash, block_number, block_hash, block_time,
      log_index, created_at, updated_at from public.previous_anchors where log = ${here}`,
  // What was said in it, at its place there.
  `create view previous.statements as
    select s.certificate_id, s.n, s.previous_index as log_index, s.kind, s.said_by, s.said_at, s.packed, s.disclosures,
      s.user_id, s.dispute, s.other_certificate, s.collaborator, s.successor_id, null::smallint as previous_log,
      null::bigint as previous_index
    from public.statements s where s.previous_log = ${here}`,
];
