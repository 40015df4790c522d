import type { Queryable } from "../base/db/queryable.ts";

/** Stores the fingerprint of the first key of this purpose, unless there is one. */
export async function insertFirstFingerprint(
  db: Queryable,
  purpose: string,
  fingerprint: string,
): Promise<void> {
  await db.query(
    `insert into key_fingerprints (purpose, fingerprint)
     select $1, $2 where not exists (select from key_fingerprints where purpose = $1)
     on conflict do nothing`,
    [purpose, fingerprint],
  );
}

/** Those of the keys that something needs. */
export async function listFingerprints(
  db: Queryable,
): Promise<{ purpose: string; number: number; fingerprint: string }[]> {
  const { rows } = await db.query<{ purpose: string; number: number; fingerprint: string }>(
    `select purpose, number, fingerprint from key_fingerprints where ended_at is null order by purpose desc, number`,
  );
  return rows;
}
