import { type Kysely, sql } from "kysely";

/** Accounts, works, the log and its anchors. Names and columns are described in `../schema.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const accounts = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key text not null unique,
    full_name text not null,
    password_hash text not null,
    language text not null default 'en',
    created_at timestamptz not null default now()
  )`,
  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    token_hash bytea not null unique,
    device text not null default '',
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now()
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create table password_resets (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
];

const works = [
  `create table works (
    id uuid primary key,
    owner_id uuid not null references users,
    title text not null,
    description text not null,
    keywords text[] not null,
    material_type text not null,
    medium text not null,
    categories text[] not null,
    is_published boolean not null,
    publication jsonb,
    copyright_relation text not null,
    shared_publicly boolean not null,
    private_details bytea not null,
    created_at timestamptz not null
  )`,
  `create index works_owner on works (owner_id, created_at desc)`,
  `create table certificates (
    id text primary key,
    work_id uuid not null unique references works,
    log_index bigint not null unique,
    record text not null,
    disclosures bytea not null,
    show_creator_email boolean not null,
    show_collaborator_emails boolean not null,
    registered_at timestamptz not null
  )`,
  `create table file_fingerprints (
    certificate_id text not null references certificates,
    position smallint not null,
    sha256 bytea not null,
    primary key (certificate_id, position)
  )`,
  `create index file_fingerprints_sha256 on file_fingerprints (sha256)`,
  `create table registration_keys (
    user_id uuid not null references users on delete cascade,
    key text not null,
    body_hash bytea not null,
    certificate_id text not null references certificates,
    primary key (user_id, key)
  )`,
];

const log = [
  `create table log_state (
    one boolean primary key default true check (one),
    origin text not null,
    issuer text not null,
    size bigint not null,
    root bytea not null
  )`,
  `create table key_fingerprints (
    purpose text primary key,
    fingerprint text not null
  )`,
  `create table log_entries (
    index bigint primary key,
    entry bytea not null
  )`,
  `create table log_tiles (
    level smallint not null,
    index bigint not null,
    hashes bytea not null,
    primary key (level, index)
  )`,
  `alter table log_tiles alter column hashes set storage external`,
  `create table issuer_key_sets (
    log_index bigint primary key,
    jwks text not null
  )`,
];

const anchoring = [
  `create table anchors (
    id bigint generated always as identity primary key,
    chain_id bigint not null,
    contract text not null,
    sender text not null,
    size bigint not null,
    root bytea not null,
    state text not null
      check (state in ('queued', 'prepared', 'broadcast', 'included', 'final', 'superseded')),
    tx_hash text,
    block_number bigint,
    block_hash text,
    block_time bigint,
    log_index integer,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create unique index anchors_one_in_flight on anchors (chain_id, sender)
    where state in ('queued', 'prepared', 'broadcast', 'included')`,
  `create unique index anchors_one_per_size on anchors (chain_id, contract, sender, size)
    where state <> 'superseded'`,
  `create table anchor_txs (
    hash text primary key,
    anchor_id bigint not null references anchors,
    chain_id bigint not null,
    sender text not null,
    nonce bigint not null,
    attempt integer not null,
    raw text not null,
    max_fee text not null,
    max_priority text not null,
    sent_at timestamptz,
    sends integer not null default 0,
    last_error text,
    created_at timestamptz not null default now()
  )`,
  `create index anchor_txs_anchor on anchor_txs (anchor_id)`,
  `create table dev_chain (
    one boolean primary key default true check (one),
    rpc_url text not null,
    updated_at timestamptz not null default now()
  )`,
];

const statements = [...accounts, ...works, ...log, ...anchoring];
