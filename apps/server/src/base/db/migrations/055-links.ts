import { type Kysely, sql } from "kysely";

/** Domains and pages that accounts show to be their own (docs/decisions/0xx-links-that-a-registrant-controls.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table links (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    url text not null,
    way text not null,
    code text not null unique,
    state text not null default 'waiting',
    how text,
    confirmed_at timestamptz,
    found_at timestamptz,
    checked_at timestamptz,
    failure text,
    failures smallint not null default 0,
    failing_since timestamptz,
    next_check_at timestamptz,
    shown boolean not null default true,
    created_at timestamptz not null default now(),
    unique (user_id, url)
  )`,
  // Two accounts never show one domain, whatever two processes do at the same moment.
  `create unique index links_confirmed_domain on links (url) where state = 'confirmed' and way <> 'page'`,
  `create index links_domain on links (url) where way <> 'page'`,
  `create index links_due on links (next_check_at) where next_check_at is not null`,
  `create table link_events (
    link_id uuid not null references links on delete cascade,
    state text not null,
    at timestamptz not null default clock_timestamp()
  )`,
  `create index link_events_link on link_events (link_id, at)`,
  // Counted for a minute: a crash may forget them.
  `create unlogged table link_looks (
    user_id uuid not null references users on delete cascade,
    place text not null,
    at timestamptz not null default now()
  )`,
  `create index link_looks_user on link_looks (user_id, at)`,
  `create index link_looks_place on link_looks (place, at)`,
];
