import type { Queryable } from "../db/queryable.ts";
import { deleteExpiredKeys } from "../certificates/registration-keys.ts";

/** Deletes expired keys in steps, none of which delays a registration. */
export async function expireRegistrationKeys(
  { pool }: { pool: Queryable },
  step: number = 2000,
): Promise<void> {
  while ((await deleteExpiredKeys(pool, step)) === step);
}
