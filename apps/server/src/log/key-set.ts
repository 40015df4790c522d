import type { Queryable } from "../db/queryable.ts";

export interface KeySet {
  index: number;
  /** The exact bytes that the log's `03` entry hashes. */
  jwks: string;
}

/** The issuer's key set that was newest when the leaf at `index` was written. */
export async function readKeySetBefore(db: Queryable, index: number): Promise<KeySet> {
  const { rows } = await db.query<KeySet>(
    `select log_index as index, jwks from issuer_key_sets where log_index < $1 order by log_index desc limit 1`,
    [index],
  );
  if (rows[0] === undefined) throw new Error(`no issuer key set stands before entry ${index}`);
  return rows[0];
}
