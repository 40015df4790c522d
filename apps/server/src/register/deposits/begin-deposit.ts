import { AppError } from "../../base/errors.ts";
import type { DepositContext } from "./deposit.ts";
import {
  type FileOfWork,
  findWorkToDeposit,
  lockDepositor,
  saveUpload,
  sumDeposits,
} from "./deposit-store.ts";

/**
 * Reserves quota for a private copy of this size, or refuses it. An unfinished upload starts over, and one of
 * another file of the same work ends.
 */
export async function beginDeposit(
  { pool, depositLimits }: DepositContext,
  ownerId: string,
  file: FileOfWork,
  size: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    if (!(await lockDepositor(client, ownerId))) throw new AppError("unauthorized");
    const work = await findWorkToDeposit(client, ownerId, file);
    if (work === undefined) throw new AppError("not_found");
    if (size > depositLimits.fileBytes) throw new AppError("deposit_too_large");
    if (work.sha256 === null && file.number > 1) throw new AppError("not_found");
    if (work.sha256 === null) throw new AppError("deposit_without_file");
    if (work.isKept) throw new AppError("deposit_exists");
    if ((await sumDeposits(client, ownerId, file)) + size > depositLimits.quotaBytes)
      throw new AppError("deposit_quota_exceeded");
    await saveUpload(client, file, size);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
