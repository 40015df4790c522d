import type { DepositContext } from "./deposit.ts";
import { deleteStaleUploads } from "./deposit-store.ts";
import { uploadDays } from "./staging.ts";

/** Deletes uploads that were never completed. */
export async function expireUploads({
  pool,
  staging,
}: Pick<DepositContext, "pool" | "staging">): Promise<void> {
  await deleteStaleUploads(pool, uploadDays);
  await staging.removeExpired();
}
