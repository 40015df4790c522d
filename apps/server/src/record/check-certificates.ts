import { sha256 } from "@colophon/node-primitives";
import { certificateEntry, equal, keySetEntry } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { createKeyCheck } from "../log/key-set.ts";
import { type EntryRow, findMissing, findStray, readEntryRows } from "./check-store.ts";
import { kidOfJwt, readRecord } from "./pack-record.ts";

const step = 2000;

/**
 * Compares the stored certificates, licences and key sets with the log: each hashes to the entry at its index, its key was in use at
 * that index, and every entry has one of them, but those at the places of `evidence`. Returns a description of the first difference.
 */
export async function checkCertificates(
  db: Queryable,
  size: number,
  evidence: ReadonlySet<number> = new Set(),
): Promise<string | undefined> {
  const stray = await findStray(db);
  if (stray !== undefined) return `${stray} has no entry in the log`;
  const missing = await findMissing(db);
  if (missing !== undefined) return missing;
  // The next rows are fetched while these are checked.
  let next = readEntryRows(db, 0, step);
  const maySign = createKeyCheck(db);
  for (let start = 0; start < size; start += step) {
    const rows = await next;
    next = readEntryRows(db, start + step, start + 2 * step);
    for (const row of rows) {
      // A leaf of evidence is no certificate, and checked elsewhere.
      if (row.id === null && evidence.has(row.index)) continue;
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

async function checkRow(
  { index, entry, id, jwks, ...kept }: EntryRow,
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
