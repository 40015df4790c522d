import { type Kysely, sql } from "kysely";

/** That a certificate holder made a letter or notice, and nothing of what it says: a line on their own page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notices (
    work_id uuid not null references works on delete cascade,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('letter', 'dsa', 'dmca')),
    made_on date not null,
    primary key (work_id, user_id, kind, made_on)
  )`.execute(db);
  await sql`create index notices_user on notices (user_id)`.execute(db);
}
