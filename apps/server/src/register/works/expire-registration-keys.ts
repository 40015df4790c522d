import type { Queryable } from "../../base/db/queryable.ts";
import { deleteExpiredKeys } from "../../record/registration-keys.ts";

/** Deletes expired keys in steps, none of which delays a registration. */
export async function expireRegistrationKeys(
  { pool }: { pool: Queryable },
  step: number = 2000,
): Promise<void> {
  while ((await deleteExpiredKeys(pool, step)) === step);
}
