import { type Kysely, sql } from "kysely";

/**
 * What the look-up by fingerprints reads of files and certificates is in the indexes that find them: a thousand fingerprints no
 * longer read two thousand pages of rows. One index of certificates more has 56 bytes for each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index file_fingerprints_sha256`,
  `create index file_fingerprints_sha256 on file_fingerprints (sha256) include (certificate_id)`,
  `create index certificates_of_look_up on certificates (id) include (work_id, registered_at)`,
];
