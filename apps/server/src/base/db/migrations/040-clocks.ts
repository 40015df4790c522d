import { type Kysely, sql } from "kysely";

/**
 * What other clocks said about the log's checkpoints (docs/format.md, "Other clocks"): names and columns are described in
 * `../clock-tables.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table stamped_checkpoints (
    id bigint generated always as identity primary key,
    log smallint references previous_logs,
    size bigint not null,
    checkpoint text not null,
    stamped_at timestamptz not null default now()
  )`,
  `create unique index stamped_checkpoints_size on stamped_checkpoints (coalesce(log, 0), size)`,
  `create table clock_pieces (
    id bigint generated always as identity primary key,
    checkpoint bigint not null references stamped_checkpoints,
    kind text not null check (kind in ('rfc3161', 'ots')),
    service text not null,
    state text not null default 'wanted' check (state in ('wanted', 'pending', 'final')),
    bytes bytea,
    height integer,
    problem text,
    attempts integer not null default 0,
    asked_at timestamptz,
    next_try_at timestamptz default now(),
    arrived_at timestamptz,
    unique (checkpoint, kind, service),
    check ((state = 'wanted') = (bytes is null)),
    check ((state = 'final') = (arrived_at is not null))
  )`,
  `create index clock_pieces_due on clock_pieces (next_try_at) where state <> 'final'`,
  `create index clock_pieces_arrived on clock_pieces (arrived_at) where state = 'final'`,
  `create index clock_pieces_first on clock_pieces (kind, arrived_at, id) where state = 'final'`,
  `create table bitcoin_headers (
    height integer primary key,
    headers bytea not null,
    arrived_at timestamptz not null default now()
  )`,
  `create table ocsp_answers (
    id bigint generated always as identity primary key,
    service text not null,
    bytes bytea not null,
    arrived_at timestamptz not null default now()
  )`,
  `create index ocsp_answers_service on ocsp_answers (service, arrived_at)`,
  `create table evidence_days (
    date date primary key,
    file bytea not null,
    jwt text not null,
    log smallint references previous_logs,
    index bigint not null
  )`,
];
