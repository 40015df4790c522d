import { type Kysely, sql } from "kysely";

/** People named in a work are asked to confirm it; their answer is a statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table certificates add column show_shares boolean not null default false`,
  `alter table statements add column collaborator integer`,
  // Without foreign keys: rows are written in the transaction that gives a registration its leaf.
  `create table invitations (
    certificate_id text not null,
    collaborator integer not null,
    owner_id uuid not null,
    email_hash bytea not null,
    language text not null,
    queued_at timestamptz not null default now(),
    due_at timestamptz default now(),
    asked_at timestamptz,
    primary key (certificate_id, collaborator)
  )`,
  `create unique index invitations_of_address on invitations (email_hash, certificate_id)`,
  `create index invitations_due on invitations (due_at) where due_at is not null`,
  // They outlive their invitation, so that every recipient can always refuse further letters.
  `create table invitation_links (
    token_hash bytea primary key,
    certificate_id text not null,
    collaborator integer not null,
    email_hash bytea not null,
    made_at timestamptz not null default now()
  )`,
  `create table stopped_addresses (email_hash bytea primary key, stopped_at timestamptz not null default now())`,
  `create table address_keys (one boolean primary key default true check (one), sealed bytea not null)`,
];
