import { type Kysely, sql } from "kysely";

/** Passkeys, codes of authenticator apps and recovery codes. Names and columns are described in `../account-tables.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions add column confirmed_at timestamptz`,
  `create table auth_challenges (
    token_hash bytea primary key,
    purpose text not null,
    user_id uuid references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index auth_challenges_user on auth_challenges (user_id)`,
  `create index auth_challenges_expires_at on auth_challenges (expires_at)`,
  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    blocked_at timestamptz
  )`,
  `create index passkeys_user on passkeys (user_id)`,
  `create table totp_secrets (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null,
    enabled_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`,
  `create table recovery_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index recovery_links_user on recovery_links (user_id)`,
  `create table factor_recoveries (
    user_id uuid primary key references users on delete cascade,
    token_hash bytea not null unique,
    ready_at timestamptz not null,
    expires_at timestamptz not null
  )`,
];
