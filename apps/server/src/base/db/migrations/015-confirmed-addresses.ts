import { type Kysely, sql } from "kysely";

/** An address counts as its owner's once they have confirmed it. Names and columns are described in `../schema.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users drop constraint users_email_key_key`,
  `create unique index users_confirmed_email on users (email_key) where email_confirmed_at is not null`,
  `create index users_email on users (email_key)`,
  `create table email_confirmations (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    email text not null,
    expires_at timestamptz not null
  )`,
  `create index email_confirmations_user on email_confirmations (user_id)`,
  `create table former_emails (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    email text not null,
    changed_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null
  )`,
  `create index former_emails_user on former_emails (user_id)`,
  // Earlier certificates showed unconfirmed addresses. The first default applies to them without rewriting a row.
  `alter table certificates add column creator_email_withheld boolean not null default true`,
  `alter table certificates alter column creator_email_withheld set default false`,
  `create table confirmed_emails (
    user_id uuid not null references users on delete cascade,
    email_key text not null,
    primary key (user_id, email_key)
  )`,
];
