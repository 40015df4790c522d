import { type Deposit, type DepositContext, depositKey } from "./deposit.ts";
import { deleteDeposit } from "./deposit-store.ts";

/** Stops an upload, or deletes a kept copy. After a crash on the way nothing is served any more, and asking again ends it. */
export async function endDeposit(
  { pool, objects, staging }: DepositContext,
  { workId }: Deposit,
): Promise<void> {
  await staging.remove(workId);
  await objects.delete(depositKey(workId));
  await deleteDeposit(pool, workId);
}
