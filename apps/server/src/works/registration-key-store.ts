import type { Queryable } from "../db/queryable.ts";

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

export async function insertRegistrationKeys(
  tx: Queryable,
  keys: readonly (RegistrationKey & { certificateId: string })[],
): Promise<void> {
  await tx.query({
    name: "insert-registration-keys",
    text: `insert into registration_keys (user_id, key, body_hash, certificate_id)
      select * from unnest($1::uuid[], $2::text[], $3::bytea[], $4::text[])`,
    values: [
      keys.map((each) => each.userId),
      keys.map((each) => each.key),
      keys.map((each) => each.bodyHash),
      keys.map((each) => each.certificateId),
    ],
  });
}

/** Which of these keys have been used, each as `userId/key`. */
export async function findUsedKeys(tx: Queryable, keys: readonly RegistrationKey[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ user_id: string; key: string }>({
    name: "find-used-keys",
    text: `select user_id, key from registration_keys
      where (user_id, key) in (select * from unnest($1::uuid[], $2::text[]))`,
    values: [keys.map((each) => each.userId), keys.map((each) => each.key)],
  });
  return new Set(rows.map((row) => `${row.user_id}/${row.key}`));
}

/** What was registered under a key. */
export async function findRegistration(
  db: Queryable,
  userId: string,
  key: string,
): Promise<UsedKey | undefined> {
  const { rows } = await db.query<UsedKey>(
    `select k.body_hash as "bodyHash", c.work_id as "workId", c.id as "certificateId", c.log_index as index,
       c.registered_at as "registeredAt"
     from registration_keys k join certificates c on c.id = k.certificate_id
     where k.user_id = $1 and k.key = $2`,
    [userId, key],
  );
  return rows[0];
}
