import { type Kysely, sql } from "kysely";

/** A queue of letters for any process to send; accounts opt out of kinds of letters, and have a confirmed address or not. */
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
  // Up to which size letters about final anchors were queued: none are sent for anchors before this migration.
  `create table final_proofs_told (one boolean primary key default true check (one), size bigint not null)`,
  `insert into final_proofs_told (size) select coalesce(max(size), 0) from anchors where state = 'final'`,
];
