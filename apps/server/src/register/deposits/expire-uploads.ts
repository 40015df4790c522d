import type { DepositContext } from "./deposit.ts";
import { deleteStaleUploads } from "./deposit-store.ts";
import { uploadDays } from "./staging.ts";

/**
 * Deletes uploads that were never completed: their rows here, their bytes in the staging, which counts the same `uploadDays` by a clock
 * of its own. Neither needs the other: what one run leaves, the next one takes.
 */
export async function expireUploads({
  pool,
  staging,
}: Pick<DepositContext, "pool" | "staging">): Promise<void> {
  await deleteStaleUploads(pool, uploadDays);
  await staging.removeExpired();
}
