import { sha256 } from "@colophon/node-primitives";
import { certificateEntry, equal, keySetEntry } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { createKeyCheck } from "../log/key-set.ts";
import { kidOfJwt, readRecord } from "./pack-record.ts";

const step = 2000;

/** Rows of one transaction that refer to each other; the tables do not enforce it. */
const references = `
  select 'the work of certificate ' || id || ' is missing' as what from certificates
  where work_id is not null and not exists (select from works where works.id = work_id)
  union all
  select 'the certificate of a fingerprint, ' || certificate_id || ', is missing' from file_fingerprints
  where not exists (select from certificates where id = certificate_id)
  union all
  select 'the certificate of a registration key, ' || certificate_id || ', is missing' from registration_keys
  where not exists (select from certificates where id = certificate_id)
  limit 1`;

interface Row {
  index: number;
  entry: Buffer;
  /** Null where the entry belongs to no existing certificate. */
  id: string | null;
  record: string | null;
  packedRecord: Buffer | null;
  registeredAt: Date;
  issuer: string;
  jwks: string | null;
}

/**
 * Compares the stored certificates and key sets with the log: each hashes to the entry at its index, its key was in use at
 * that index, and every entry has one of them. Returns a description of the first difference.
 */
export async function checkCertificates(db: Queryable, size: number): Promise<string | undefined> {
  const stray = await db.query<{ id: string }>(
    `select id from certificates where not exists (select from log_entries where certificate_id = id) limit 1`,
  );
  if (stray.rows[0]) return `certificate ${stray.rows[0].id} has no entry in the log`;
  const missing = await db.query<{ what: string }>(references);
  if (missing.rows[0]) return missing.rows[0].what;
  // The next rows are fetched while these are checked.
  let next = readRows(db, 0);
  const maySign = createKeyCheck(db);
  for (let start = 0; start < size; start += step) {
    const rows = await next;
    next = readRows(db, start + step);
    for (const row of rows) {
      const difference = await checkRow(row, maySign);
      if (difference) {
        await next;
        return difference;
      }
    }
  }
  await next;
  return undefined;
}

async function readRows(db: Queryable, start: number): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select e.index, e.entry, c.id, c.record, c.packed_record as "packedRecord",
       c.registered_at as "registeredAt", l.issuer, k.jwks
     from log_state l cross join log_entries e
       left join certificates c on c.id = e.certificate_id
       left join issuer_key_sets k on k.log_index = e.index
     where e.index >= $1 and e.index < $2 order by e.index`,
    [start, start + step],
  );
  return rows;
}

async function checkRow(
  { index, entry, id, jwks, ...kept }: Row,
  maySign: ReturnType<typeof createKeyCheck>,
): Promise<string | undefined> {
  // Statements and their heads are checked elsewhere.
  if (id === null && (entry[0] === 2 || entry[0] === 4)) return undefined;
  if (id === null && jwks === null) return `entry ${index} belongs to neither a certificate nor a key set`;
  const differs = `entry ${index} is not the hash of its record`;
  if (id === null) return equal(entry, keySetEntry(jwks ?? "")) ? undefined : differs;
  const record = readRecord({ id, ...kept });
  if (!equal(entry, certificateEntry(record, sha256))) return differs;
  return (await maySign(kidOfJwt(record), index))
    ? undefined
    : `entry ${index} is signed with a key that was not in use`;
}
