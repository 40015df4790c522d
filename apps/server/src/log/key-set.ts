import type { Queryable } from "../db/queryable.ts";

export interface KeySet {
  index: number;
  /** The exact bytes that the log's `03` entry hashes. */
  jwks: string;
}

/** Reads the issuer's key set that was newest when the leaf at `index` was written; it asks the database for new leaves alone. */
export function createKeySetReader(db: Queryable): (index: number) => Promise<KeySet> {
  /** All that are among the first `size` entries. */
  let known: { sets: KeySet[]; size: number } = { sets: [], size: 0 };
  return async (index) => {
    if (index >= known.size) known = await readKeySets(db);
    const newest = known.sets.findLast((set) => set.index < index);
    if (newest === undefined) throw new Error(`no issuer key set stands before entry ${index}`);
    return newest;
  };
}

async function readKeySets(db: Queryable): Promise<{ sets: KeySet[]; size: number }> {
  const { rows } = await db.query<KeySet & { size: number }>(
    `select log_index as index, jwks, size from log_state, issuer_key_sets order by log_index`,
  );
  return { sets: rows, size: rows[0]?.size ?? 0 };
}
