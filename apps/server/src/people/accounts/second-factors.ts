import type { Factors, FactorMethod } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { listPasskeys } from "./passkey-store.ts";
import { deleteFactorRows, hasSecondFactor } from "./factor-store.ts";
import { countRecoveryCodes, deleteRecoveryCodes, hasRecoveryCodes } from "./recovery-code-store.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { deleteRecovery, findRecovery } from "./recovery-store.ts";
import { findTotp } from "./totp-store.ts";
import { lockUser, type UserRow } from "./user-store.ts";

/** The second factors that can be given now; empty for an account without one. */
export async function listMethods(db: Kysely<Database>, userId: string): Promise<FactorMethod[]> {
  const { passkeys, totp, recoveryCodesLeft } = await describeFactors(db, userId);
  if (passkeys.length === 0 && totp === null) return [];
  return [
    ...(passkeys.some(({ isBlocked }) => !isBlocked) ? (["passkey"] as const) : []),
    ...(totp ? (["totp"] as const) : []),
    ...(recoveryCodesLeft > 0 ? (["recovery_code"] as const) : []),
  ];
}

export async function describeFactors(db: Kysely<Database>, userId: string): Promise<Factors> {
  const [passkeys, totp, codes, recovery] = await Promise.all([
    listPasskeys(db, userId),
    findTotp(db, userId),
    countRecoveryCodes(db, userId),
    findRecovery(db, userId),
  ]);
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, blocked_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
      isBlocked: blocked_at !== null,
    })),
    totp: totp?.enabled_at ? { since: totp.enabled_at.toISOString() } : null,
    recoveryCodesLeft: codes.left,
    recovery: recovery ?? null,
  };
}

/** Only an account with a confirmed address may add a factor, since recovery of lost factors needs that address. */
export async function lockForFactors(tx: Kysely<Database>, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (user === undefined) throw new AppError("unauthorized");
  if (user.email_confirmed_at === null) throw new AppError("email_not_confirmed");
  return user;
}

/** Recovery codes, made with an account's first factor; null when it already has some. */
export async function makeFirstCodes(tx: Kysely<Database>, userId: string): Promise<string[] | null> {
  return (await hasRecoveryCodes(tx, userId)) ? null : replaceRecoveryCodes(tx, userId);
}

/** Cleans up an account that has lost its last factor: codes would be useless. */
export async function endWithoutFactors(tx: Kysely<Database>, userId: string): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return;
  await deleteRecoveryCodes(tx, userId);
  await deleteRecovery(tx, userId);
}

/** Deletes all factors, and a pending recovery. */
export async function deleteFactors(tx: Kysely<Database>, userId: string): Promise<void> {
  await deleteRecovery(tx, userId);
  await deleteFactorRows(tx, userId);
}
