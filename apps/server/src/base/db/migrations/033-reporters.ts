import { type Kysely, sql } from "kysely";

/** Reports are erased with the account that sent them, or whose address they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reports
    add column sender_id uuid references users on delete cascade,
    add column contact_hash bytea`,
  `create index reports_of_sender on reports (sender_id) where sender_id is not null`,
  `create index reports_of_contact on reports (contact_hash) where length(contact_hash) > 0`,
  `create index reports_to_hash on reports (id) where contact_hash is null`,
];
