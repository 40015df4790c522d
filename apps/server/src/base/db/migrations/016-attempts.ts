import { type Kysely, sql } from "kysely";

/** Attempts counted across all nodes, the devices and security events of an account, and registrations per day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Unlogged: it may be lost in a crash.
  `create unlogged table attempts (
    key bytea primary key,
    number integer not null,
    next_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index attempts_ends_at on attempts (ends_at)`,
  `create table known_devices (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    seen_at timestamptz not null default now()
  )`,
  `create index known_devices_user on known_devices (user_id, seen_at)`,
  `create table device_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index device_links_user on device_links (user_id)`,
  `create table security_events (
    id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null,
    device text not null,
    times integer not null default 1,
    began_at timestamptz not null default now(),
    at timestamptz not null default now()
  )`,
  `create index security_events_user on security_events (user_id, at)`,
  `create index security_events_at on security_events (at)`,
  `create table registration_counts (
    day date,
    subject bytea,
    number integer not null,
    primary key (day, subject)
  )`,
];
