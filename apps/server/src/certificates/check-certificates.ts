import { sha256 } from "@colophon/node-primitives";
import { certificateEntry, equal, keySetEntry } from "@colophon/proof";
import type { Queryable } from "../db/queryable.ts";

const step = 2000;

interface Row {
  index: number;
  entry: Buffer | null;
  record: string | null;
  jwks: string | null;
}

/**
 * Compares what is behind the leaves with the leaves: every certificate and key set hashes to the entry at its index,
 * and no entry stands for nothing. Returns the first difference in words.
 */
export async function checkCertificates(db: Queryable, size: number): Promise<string | undefined> {
  const stray = await db.query<{ id: string }>(
    `select id from certificates where log_index >= $1 or log_index < 0`,
    [size],
  );
  if (stray.rows[0]) return `certificate ${stray.rows[0].id} stands outside the log`;
  for (let start = 0; start < size; start += step) {
    const { rows } = await db.query<Row>(
      `select e.index, e.entry, c.record, k.jwks
       from log_entries e
         left join certificates c on c.log_index = e.index
         left join issuer_key_sets k on k.log_index = e.index
       where e.index >= $1 and e.index < $2 order by e.index`,
      [start, start + step],
    );
    for (const row of rows) {
      const difference = checkRow(row);
      if (difference) return difference;
    }
  }
  return undefined;
}

function checkRow({ index, entry, record, jwks }: Row): string | undefined {
  const expected =
    record === null ? (jwks === null ? undefined : keySetEntry(jwks)) : certificateEntry(record, sha256);
  if (expected === undefined) return `entry ${index} stands for no certificate and no key set`;
  if (entry === null || !equal(entry, expected)) return `entry ${index} is not the hash of its record`;
  return undefined;
}
