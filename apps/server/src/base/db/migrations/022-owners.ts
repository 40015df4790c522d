import { type Kysely, sql } from "kysely";

/** Transfers of works: the current owner, the registrant, and open offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // For works that were never transferred, the columns are null or default, so their rows don't grow.
  `alter table works alter column owner_id drop not null`,
  `alter table works add column registrant_id uuid references users on delete set null`,
  `alter table works add column is_transferred boolean not null default false`,
  `create index works_registrant on works (registrant_id) where registrant_id is not null`,
  `alter table search_works alter column owner_id drop not null`,
  `alter table statements add column successor_id uuid`,
  `create index statements_successor on statements (successor_id) where successor_id is not null`,
  `create table transfer_offers (
    id uuid primary key,
    work_id uuid not null unique references works on delete cascade,
    owner_id uuid not null references users on delete cascade,
    token_hash bytea not null unique,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index transfer_offers_owner on transfer_offers (owner_id)`,
];
