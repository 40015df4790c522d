import { type Kysely, sql } from "kysely";

/** What people say about themselves. Names and columns are described in `../schema.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column image text unique`,
  `create table aliases (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    name text not null,
    context text not null,
    created_at timestamptz not null default now(),
    unique (user_id, id)
  )`,
  `create table profiles (
    user_id uuid primary key references users on delete cascade,
    professional_title text not null default '',
    bio text not null default '',
    website_url text not null default '',
    visibility text not null default 'private' check (visibility in ('private', 'public', 'selective')),
    address bytea,
    self_identification bytea,
    primary_alias_id uuid,
    foreign key (user_id, primary_alias_id) references aliases (user_id, id)
      on delete set null (primary_alias_id)
  )`,
  `alter table works add column under_alias boolean not null default false`,
];
