import { type Kysely, sql } from "kysely";

/** Letters wait in a table for whoever sends them; an account says which it does not want, and whether its address is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column email_confirmed_at timestamptz,
    add column letters_off text[] not null default '{}'`,
  `create table letters (
    kind text not null,
    subject text not null,
    user_id uuid not null references users on delete cascade,
    language text not null,
    bulk boolean not null,
    sealed bytea,
    queued_at timestamptz not null default now(),
    due_at timestamptz default now(),
    claim uuid,
    attempts integer not null default 0,
    failure text,
    sent_at timestamptz,
    failed_at timestamptz,
    primary key (kind, subject)
  )`,
  `create index letters_due on letters (bulk, due_at) where due_at is not null`,
  `create index letters_of_user on letters (user_id)`,
  `create index letters_sent on letters (sent_at) where sent_at is not null`,
  `create index letters_failed on letters (failed_at) where failed_at is not null`,
  // How far the log's certificates were told that their anchor is final: those of before this migration are not.
  `create table final_proofs_told (one boolean primary key default true check (one), size bigint not null)`,
  `insert into final_proofs_told (size) select coalesce(max(size), 0) from anchors where state = 'final'`,
];
