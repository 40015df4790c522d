import type pg from "pg";
import { transact } from "../db/transact.ts";
import { type Deposit, type DepositContext, depositKey } from "./deposit.ts";
import { deleteDeposit, isDeposited } from "./deposit-store.ts";

/**
 * Stops an upload, or deletes a kept copy. After a crash in between nothing is served any longer, and a retry completes it.
 * The row is deleted first, which blocks a process that is about to keep the same copy.
 */
export async function endDeposit(context: DepositContext, { workId }: Deposit): Promise<void> {
  await transact(context.pool, async (tx) => {
    await deleteDeposit(tx, workId);
    await deleteDepositedBytes(context, workId);
  });
}

/**
 * Deletes what is left of a private copy whose row is gone, unless there is another copy of the same work by now. The work's row is
 * locked, so that none is begun meanwhile.
 */
export async function endOrphanedDeposit(
  context: DepositedBytes & { pool: pg.Pool },
  workId: string,
): Promise<void> {
  await transact(context.pool, async (tx) => {
    if (await isDeposited(tx, workId)) return;
    await deleteDepositedBytes(context, workId);
  });
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
