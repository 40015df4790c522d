import { type Kysely, sql } from "kysely";

/**
 * The log's entry names its certificate, instead of the certificate its place in the log: so all that a registration
 * writes is written before the log's lock is taken, and the entry alone under it. The references that are dropped are
 * between rows of one transaction, which nothing deletes apart; each cost a look-up and a lock for every registration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table log_entries add column certificate_id text`,
  `update log_entries set certificate_id = id from certificates where log_index = index`,
  `create unique index log_entries_certificate on log_entries (certificate_id)`,
  `alter table certificates drop column log_index, drop constraint certificates_work_id_fkey`,
  `alter table file_fingerprints drop constraint file_fingerprints_certificate_id_fkey`,
  `alter table registration_keys drop constraint registration_keys_certificate_id_fkey`,
];
