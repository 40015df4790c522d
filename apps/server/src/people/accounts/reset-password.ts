import type { GivenFactor } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { deleteConfirmations } from "./confirmation-store.ts";
import { forgetDevices } from "./device-store.ts";
import { rememberDevice } from "./known-devices.ts";
import { hashPassword } from "./password-hash.ts";
import { proveFactor } from "./prove-factor.ts";
import { deleteRecovery } from "./recovery-store.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { deleteResets, findReset } from "./reset-store.ts";
import { hasSecondFactor } from "./factor-store.ts";
import { deleteFactors } from "./second-factors.ts";
import { deleteSessions } from "./session-store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";
import { hashToken } from "./token.ts";
import {
  deleteApiTokensOf,
  deleteWalletOf,
  findUser,
  lockUser,
  updatePasswordHash,
  type UserRow,
} from "./user-store.ts";

interface Reset {
  token: string;
  password: string;
  given: GivenFactor;
  /** The device's name, for the account's list of events. */
  label: string;
}

/**
 * Sets a new password with the token of a reset link, once; ends every session, API token and other link, and forgets all
 * devices but this one, whose user reads the account's mail. An account with a second factor asks for it, so that reading the mail isn't enough. An unconfirmed account
 * loses its factors and wallet instead: a stranger may have opened it with this address and left them there. Answers the
 * account's id, and the device's secret.
 */
export async function resetPassword(
  accounts: AccountContext,
  { token, password, given, label }: Reset,
): Promise<{ userId: string; device: string }> {
  const { db, letters } = accounts;
  // Hashes before the transaction, which must not stay open meanwhile; even if the link turns out to be invalid.
  const passwordHash = await hashPassword(password);
  const tokenHash = hashToken(token);
  const userId = await findReset(db, tokenHash);
  const owner = userId === undefined ? undefined : await findUser(db, userId);
  if (userId === undefined || owner === undefined) throw new AppError("reset_link_invalid");
  refuseCommonPassword(password, { email: owner.email, name: owner.full_name });
  if (await isGuarded(db, owner)) await proveFactor(accounts, { userId, purpose: "reset", given, label });
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // Checks again, since another use of the link may have held the lock until now.
    if (user === undefined || (await findReset(tx, tokenHash)) === undefined)
      throw new AppError("reset_link_invalid");
    await updatePasswordHash(tx, user.id, passwordHash);
    await deleteResets(tx, user.id);
    await deleteRecovery(tx, user.id);
    await deleteSessions(tx, user.id);
    await deleteApiTokensOf(tx, user.id);
    await forgetDevices(tx, user.id);
    const { device } = await rememberDevice(tx, user.id, undefined);
    await tellPasswordChanged(tx, letters, user.id);
    if (user.email_confirmed_at !== null) return { userId, device };
    await deleteConfirmations(tx, user.id);
    await deleteFactors(tx, user.id);
    await deleteWalletOf(tx, user.id);
    return { userId, device };
  });
}

/** A stranger may have opened an unconfirmed account, so its factors protect no one. */
async function isGuarded(db: Kysely<Database>, user: UserRow): Promise<boolean> {
  return user.email_confirmed_at !== null && hasSecondFactor(db, user.id);
}
