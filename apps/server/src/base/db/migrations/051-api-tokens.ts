import { type Kysely, sql } from "kysely";

/** What programs show to act for an account (docs/decisions/056). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table api_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    name text not null,
    scopes text[] not null,
    secret_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index api_tokens_user on api_tokens (user_id)`,
];
