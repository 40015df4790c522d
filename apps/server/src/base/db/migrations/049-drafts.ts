import { type Kysely, sql } from "kysely";

/** Drafts of registrations, kept for their owner (docs/decisions/050). Each is one sealed JSON, bound to its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table drafts (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    revision integer not null check (revision > 0),
    besides uuid,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index drafts_user on drafts (user_id, updated_at)`,
  `create index drafts_updated on drafts (updated_at)`,
];
