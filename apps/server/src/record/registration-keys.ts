import type { Queryable } from "../base/db/queryable.ts";

/** An `Idempotency-Key` header, scoped to the user, with a hash of the body that came with it. */
export interface RegistrationKey {
  userId: string;
  key: string;
  bodyHash: Buffer;
}

export interface UsedKey {
  bodyHash: Buffer;
  workId: string;
  certificateId: string;
  index: number;
  registeredAt: Date;
}

/**
 * Takes these keys, each for one certificate, or for a statement by the SHA-256 of its JWT, and resolves to those whose key was
 * free: ids of certificates, and hashes in hex. Of several with one key
 * the first gets it; a key that another transaction is taking is waited for. Owners that no longer exist take none.
 */
export async function takeRegistrationKeys(
  tx: Queryable,
  keys: readonly (RegistrationKey & { certificateId: string; statementHash?: Buffer })[],
): Promise<Set<string>> {
  const { rows } = await tx.query<{ taken: string }>({
    name: "take-registration-keys",
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
      keys.map((each) => each.userId),
      keys.map((each) => each.key),
      keys.map((each) => each.bodyHash),
      keys.map((each) => each.certificateId),
      keys.map((each) => each.statementHash ?? null),
    ],
  });
  return new Set(rows.map(({ taken }) => taken));
}

/** What was registered under a key. */
export async function findRegistration(
  db: Queryable,
  userId: string,
  key: string,
): Promise<UsedKey | undefined> {
  const { rows } = await db.query<UsedKey>(
    `select k.body_hash as "bodyHash", c.work_id as "workId", c.id as "certificateId", e.index,
       c.registered_at as "registeredAt"
     from registration_keys k join certificates c on c.id = k.certificate_id
       join log_entries e on e.certificate_id = c.id
     where k.user_id = $1 and k.key = $2`,
    [userId, key],
  );
  return rows[0];
}

/** For how long a key names what was registered under it (specification, Idempotency-Key). */
const keptDays = 30;

/** Deletes keys older than thirty days, up to a limit; resolves to how many. Skips rows that another process is deleting. */
export async function deleteExpiredKeys(db: Queryable, max: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from registration_keys where ctid = any(array(
       select ctid from registration_keys where created_at < now() - make_interval(days => $1)
       limit $2 for update skip locked))`,
    [keptDays, max],
  );
  return rowCount ?? 0;
}
