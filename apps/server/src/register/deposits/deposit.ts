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

export interface StoredCopy extends FileOfWork {
  copyId: string | null;
}

export interface Deposit extends StoredCopy {
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

/**
 * The key of the sealed copy in the object store; its pieces are bound to it. No two writes share one: two nodes may keep the
 * same copy at once, and not every store keeps one of two such objects intact. Copies from before version 0.4 have no id.
 */
export function copyKey({ workId, number, copyId }: StoredCopy): string {
  if (copyId !== null) return `copies/${workId}/${number}/${copyId}`;
  return number === 1 ? `deposits/${workId}` : `further-deposits/${workId}/${number}`;
}

/** Where the object store has all copies of a work: one key, and the folders of others. */
export const copiesOf = (workId: string) => ({
  key: `deposits/${workId}`,
  folders: [`further-deposits/${workId}`, `copies/${workId}`],
});
