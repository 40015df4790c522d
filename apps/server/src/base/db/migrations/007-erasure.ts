import { type Kysely, sql } from "kysely";

/** An erased certificate keeps its number and its record, which the log's leaf hashes, but no disclosures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table certificates
    alter column work_id drop not null,
    alter column disclosures drop not null,
    add column erased_at timestamptz,
    add constraint certificates_erased
      check (case when erased_at is null
        then work_id is not null and disclosures is not null
        else work_id is null and disclosures is null end)`,
];
