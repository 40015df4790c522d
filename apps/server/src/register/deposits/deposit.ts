import type pg from "pg";
import { AppError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { type FileOfWork, findWorkToDeposit } from "./deposit-store.ts";
import type { Staging } from "./staging.ts";

export interface DepositContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  objects: Objects;
  staging: Staging;
  depositLimits: { fileBytes: number; quotaBytes: number };
}

export interface Deposit extends FileOfWork {
  certificateId: string;
  sha256: Buffer;
  size: number;
  isKept: boolean;
}

/** This user's deposit of a work's file, kept or begun. About other users' works they learn nothing. */
export async function requireDeposit(
  { pool }: Pick<DepositContext, "pool">,
  ownerId: string,
  file: FileOfWork,
): Promise<Deposit> {
  const work = await findWorkToDeposit(pool, ownerId, file);
  if (work === undefined || work.sha256 === null || work.size === null) throw new AppError("not_found");
  return { ...work, ...file, sha256: work.sha256, size: work.size };
}

/** The key of the sealed copy in the object store; its pieces are bound to it. A work's first file has its own, as ever. */
export const depositKey = ({ workId, number }: FileOfWork): string =>
  number === 1 ? `deposits/${workId}` : `${furtherDeposits(workId)}/${number}`;

/** The copies of all further files of a work. */
export const furtherDeposits = (workId: string): string => `further-deposits/${workId}`;
