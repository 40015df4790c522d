import type { Queryable } from "../../base/db/queryable.ts";

/** What can be replaced; `pdf` is the root under which documents are signed. */
export type Rotated = "issuer" | "data" | "pdf";

/** A key that is, or was, in use according to the database. */
export interface KnownKey {
  purpose: Rotated | "log";
  number: number;
  fingerprint: string;
  beganAt: Date;
  /** Null while something needs it. */
  endedAt: Date | null;
  /** Seconds since it came into use. */
  seconds: number;
}

/** By purpose, newest last. Doesn't include the first root of documents. */
export async function listKeys(db: Queryable): Promise<KnownKey[]> {
  const { rows } = await db.query<KnownKey>(
    `select purpose, number, fingerprint, began_at as "beganAt", ended_at as "endedAt",
       extract(epoch from now() - began_at)::float8 as seconds
     from key_fingerprints order by purpose, number`,
  );
  return rows;
}

export async function insertKey(
  db: Queryable,
  { purpose, number, fingerprint }: Pick<KnownKey, "purpose" | "number" | "fingerprint">,
): Promise<void> {
  await db.query(`insert into key_fingerprints (purpose, number, fingerprint) values ($1, $2, $3)`, [
    purpose,
    number,
    fingerprint,
  ]);
}

/** Marks this purpose's keys with smaller numbers as no longer needed. */
export async function endKeysBefore(db: Queryable, purpose: Rotated, number: number): Promise<void> {
  await db.query(
    `update key_fingerprints set ended_at = now() where purpose = $1 and number < $2 and ended_at is null`,
    [purpose, number],
  );
}

/** Marks this key as no longer needed. */
export async function endKey(db: Queryable, purpose: Rotated, number: number): Promise<void> {
  await db.query(
    `update key_fingerprints set ended_at = now() where purpose = $1 and number = $2 and ended_at is null`,
    [purpose, number],
  );
}

/** The newest key's number of each purpose, and `step`, which also counts ended keys: it changes with each step of a rotation. */
export async function readInUse(db: Queryable): Promise<{ numbers: Map<string, number>; step: string }> {
  const { rows } = await db.query<{ purpose: string; number: number; ended: number }>(
    `select purpose, max(number) as number, count(ended_at) as ended
     from key_fingerprints group by purpose order by purpose`,
  );
  return {
    numbers: new Map(rows.map(({ purpose, number }) => [purpose, number])),
    step: JSON.stringify(rows),
  };
}

/** The origin of the log; undefined before it is founded. */
export async function readOrigin(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ origin: string }>(`select origin from log_state`);
  return rows[0]?.origin;
}
