import type { Queryable } from "../base/db/queryable.ts";

export interface KeySet {
  index: number;
  /** The exact bytes that the log's `03` entry hashes. */
  jwks: string;
}

/** All key sets, and the size of the log that they are of. */
export async function readKeySets(db: Queryable): Promise<{ sets: KeySet[]; size: number }> {
  const { rows } = await db.query<KeySet & { size: number }>(
    `select log_index as index, jwks, size from log_state, issuer_key_sets order by log_index`,
  );
  return { sets: rows, size: rows[0]?.size ?? 0 };
}

export async function insertKeySet(tx: Queryable, { index, jwks }: KeySet): Promise<void> {
  await tx.query(`insert into issuer_key_sets (log_index, jwks) values ($1, $2)`, [index, jwks]);
}

/** An advisory lock: shared while appending what an issuer's key has signed, exclusive while changing the keys. */
const issuerLock = 2_026_112_324;

/** Waits for a transaction that changes the keys, and keeps others from it until this one ends. */
export async function shareIssuerKeys(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${issuerLock})`);
}

/** Waits for transactions that append what the present keys have signed. */
export async function lockIssuerKeys(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${issuerLock})`);
}

export async function readNewestKeySet(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ jwks: string }>({
    name: "read-newest-key-set",
    text: `select jwks from issuer_key_sets order by log_index desc limit 1`,
  });
  const [newest] = rows;
  if (newest === undefined) throw new Error("the log has no issuer key set");
  return newest.jwks;
}
