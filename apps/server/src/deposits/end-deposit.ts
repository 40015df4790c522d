import { type Deposit, type DepositContext, depositKey } from "./deposit.ts";
import { deleteDeposit } from "./deposit-store.ts";

/** Stops an upload, or deletes a kept copy. After a crash on the way nothing is served any more, and asking again ends it. */
export async function endDeposit(context: DepositContext, { workId }: Deposit): Promise<void> {
  await deleteDepositedBytes(context, workId);
  await deleteDeposit(context.pool, workId);
}

/** Where they lie. */
export type DepositedBytes = Pick<DepositContext, "objects" | "staging">;

/** What lies outside the database of a deposit, kept or on its way; also when there is nothing. */
export async function deleteDepositedBytes(
  { objects, staging }: DepositedBytes,
  workId: string,
): Promise<void> {
  await staging.remove(workId);
  await objects.delete(depositKey(workId));
}
