import type { Queryable } from "../db/queryable.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

/** What a key is taken for: a certificate, or a statement or offer about one, by a SHA-256 of its own. */
export interface NewUse extends IdempotencyKey {
  certificateId: string;
  /** Of a statement's JWT, or of an offer's token. */
  statementHash?: Buffer;
}

/**
 * Takes these keys, and resolves to those that were free: ids of certificates, or statement hashes in hex where there is one.
 * Of several uses with one key the first gets it; a key that another transaction is taking is waited for. Owners that no longer
 * exist take none.
 */
export async function takeKeys(tx: Queryable, uses: readonly NewUse[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ taken: string }>({
    name: "take-idempotency-keys",
    // In a fixed order, so that two transactions never deadlock.
    text: `insert into registration_keys (user_id, key, body_hash, certificate_id, statement_hash)
      select user_id, key, body_hash, certificate_id, statement_hash
      from unnest($1::uuid[], $2::text[], $3::bytea[], $4::text[], $5::bytea[])
        with ordinality as k (user_id, key, body_hash, certificate_id, statement_hash, position)
      where exists (select from users where id = user_id)
      order by user_id, key, position
      on conflict do nothing
      returning coalesce(encode(statement_hash, 'hex'), certificate_id) as taken`,
    values: [
      uses.map((each) => each.userId),
      uses.map((each) => each.key),
      uses.map((each) => each.bodyHash),
      uses.map((each) => each.certificateId),
      uses.map((each) => each.statementHash ?? null),
    ],
  });
  return new Set(rows.map(({ taken }) => taken));
}

/** What a key was taken for. */
export interface Use {
  bodyHash: Buffer;
  certificateId: string;
  /** Null: for the certificate itself. */
  statementHash: Buffer | null;
}

export async function findUse(
  db: Queryable,
  { userId, key }: Pick<IdempotencyKey, "userId" | "key">,
): Promise<Use | undefined> {
  const { rows } = await db.query<Use>(
    `select body_hash as "bodyHash", certificate_id as "certificateId", statement_hash as "statementHash"
     from registration_keys where user_id = $1 and key = $2`,
    [userId, key],
  );
  return rows[0];
}

/** Deletes keys of this age, up to a limit; resolves to how many. Skips rows that another process is deleting. */
export async function deleteSomeOldKeys(
  db: Queryable,
  { days, max }: { days: number; max: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from registration_keys where ctid = any(array(
       select ctid from registration_keys where created_at < now() - make_interval(days => $1)
       limit $2 for update skip locked))`,
    [days, max],
  );
  return rowCount ?? 0;
}

/** Deletes some of a user's keys. False once there are none left. */
export async function deleteSomeKeys(db: Queryable, userId: string, max: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from registration_keys where user_id = $1
       and key in (select key from registration_keys where user_id = $1 limit $2)`,
    [userId, max],
  );
  return rowCount !== 0;
}
