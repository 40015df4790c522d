import type { Queryable } from "../db/queryable.ts";
import { AppError } from "../errors.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";
import { deleteSomeOldKeys, findUse, type Use } from "./idempotency-store.ts";

/** What an earlier request with this key has made; undefined if there was none. Refuses a key that came with another body. */
export async function findEarlierUse(db: Queryable, key: IdempotencyKey): Promise<Use | undefined> {
  const use = await findUse(db, key);
  if (use !== undefined && !use.bodyHash.equals(key.bodyHash)) throw new AppError("idempotency_key_reused");
  return use;
}

/** For how long a key stands for what was made under it (specification, Idempotency-Key). */
const keptDays = 30;

/** Deletes old keys in steps, none of which delays a registration. */
export async function deleteOldKeys(db: Queryable, step: number = 2000): Promise<void> {
  while ((await deleteSomeOldKeys(db, { days: keptDays, max: step })) === step);
}
