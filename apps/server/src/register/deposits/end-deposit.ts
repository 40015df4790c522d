import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import { copiesOf, copyKey, type Deposit, type DepositContext } from "./deposit.ts";
import { deleteDeposit, isDeposited } from "./deposit-store.ts";

/**
 * Stops an upload, or deletes a kept copy. After a crash in between, the copy is no longer served, and a retry completes the
 * deletion. The row is deleted first, which blocks a process that is about to keep the same copy.
 */
export async function endDeposit(context: DepositContext, deposit: Deposit): Promise<void> {
  const { objects, staging } = context;
  await transact(context.pool, async (tx) => {
    const ended = await deleteDeposit(tx, deposit);
    // What is staged may be of another file of this work.
    if (!deposit.isKept) await staging.remove(deposit.workId);
    if (ended) await objects.delete(copyKey({ ...deposit, ...ended }));
  });
}

/**
 * Deletes what is left of the private copies of a work whose rows are gone, unless it has another copy by now. The work's row
 * is locked, so that none can be begun in the meantime.
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

/** Where deposits' bytes are stored. */
export type DepositedBytes = Pick<DepositContext, "objects" | "staging">;

/** Deletes the bytes of all deposits of a work outside the database, kept or staged. Idempotent. */
export async function deleteDepositedBytes(
  { objects, staging }: DepositedBytes,
  workId: string,
): Promise<void> {
  await staging.remove(workId);
  const { key, folders } = copiesOf(workId);
  await objects.delete(key);
  for (const folder of folders) await objects.deleteAll(folder);
}
