import { type Kysely, sql } from "kysely";

/**
 * Records are stored without what can be derived, and registration keys have a creation time. Existing rows stay and are read
 * as before; nothing is rewritten, so the migration is instant even for a full database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table certificates
    alter column record drop not null,
    add column packed_record bytea,
    add constraint certificates_record check (num_nonnulls(record, packed_record) = 1) not valid`,
  // It is random, so compression would be in vain.
  `alter table certificates
    alter column packed_record set storage external,
    alter column disclosures set storage external`,
  // Existing keys are kept for thirty days from now.
  `alter table registration_keys add column created_at timestamptz not null default now()`,
  `create index registration_keys_created_at on registration_keys using brin (created_at) with (pages_per_range = 16)`,
];
