import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { forgetDevices } from "./known-devices.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { deleteResets, findReset } from "./reset-store.ts";
import { deleteSessions } from "./session-store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";
import { hashToken } from "./token.ts";
import { lockUser, updatePasswordHash } from "./user-store.ts";

/**
 * Sets a new password with the token of a reset link, once; ends every session and every other link, and knows no device
 * any more. Of an account that nobody has confirmed, the wallet goes too: a stranger may have opened it with this address
 * and left it there. Answers whose it is.
 */
export async function resetPassword(
  { db, letters }: { db: Kysely<Database>; letters: LetterQueue },
  token: string,
  password: string,
): Promise<string> {
  refuseCommonPassword(password, {});
  // Before the transaction, which must not stay open over it; also for a link that turns out to be no good.
  const passwordHash = await hashPassword(password);
  const tokenHash = hashToken(token);
  const userId = await findReset(db, tokenHash);
  if (userId === undefined) throw new AppError("reset_link_invalid");
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // Again, since another use of the link may have had the account until now.
    if (user === undefined || (await findReset(tx, tokenHash)) === undefined)
      throw new AppError("reset_link_invalid");
    await updatePasswordHash(tx, user.id, passwordHash);
    await deleteResets(tx, user.id);
    await deleteSessions(tx, user.id);
    await forgetDevices(tx, user.id);
    await tellPasswordChanged(tx, letters, user.id);
    if (user.email_confirmed_at !== null) return userId;
    await tx.deleteFrom("wallets").where("user_id", "=", user.id).execute();
    await tx.deleteFrom("wallet_nonces").where("user_id", "=", user.id).execute();
    return userId;
  });
}
