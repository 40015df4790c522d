import type { Queryable } from "../db/queryable.ts";
import { deleteExpiredKeys } from "../certificates/registration-keys.ts";

/** Forgets all that have expired, in steps: none keeps those who register waiting. */
export async function expireRegistrationKeys(
  { pool }: { pool: Queryable },
  step: number = 2000,
): Promise<void> {
  while ((await deleteExpiredKeys(pool, step)) === step);
}
