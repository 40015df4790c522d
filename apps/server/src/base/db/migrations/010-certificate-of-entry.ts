import { type Kysely, sql } from "kysely";

/**
 * The log's entry refers to its certificate, instead of the certificate to its entry: so a registration writes everything
 * before it takes the log's lock, and only the entry under it. The foreign keys that are dropped were between rows of one
 * transaction, which are only deleted together; each cost a look-up and a lock per registration.
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
