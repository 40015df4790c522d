import { type Kysely, sql } from "kysely";

/** Reports, the operators who decide them, and the operators' acts, which are append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column suspended_at timestamptz`,
  `create table reports (
    id uuid primary key,
    certificate_id text not null references certificates,
    kind text not null,
    user_id uuid references users on delete cascade,
    language text not null,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    decision text,
    decided_at timestamptz
  )`,
  `create index reports_open on reports (created_at) where decided_at is null`,
  `create index reports_decided on reports (decided_at) where decided_at is not null`,
  `create index reports_of_certificate on reports (certificate_id)`,
  `create index reports_of_user on reports (user_id) where user_id is not null`,
  `create table operators (
    user_id uuid primary key references users on delete cascade,
    granted_at timestamptz not null default now()
  )`,
  // Without foreign keys: acts outlive the operator's account and their subject.
  `create table operator_acts (
    id uuid primary key,
    place bigint generated always as identity unique,
    at timestamptz not null default now(),
    operator_id uuid,
    act text not null,
    subject text not null,
    sealed bytea not null
  )`,
  `create index operator_acts_of_subject on operator_acts (subject, place)`,
  // Letters to people without an account.
  `alter table letters alter column user_id drop not null`,
];
