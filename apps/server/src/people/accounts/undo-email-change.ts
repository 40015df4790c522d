import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { SessionCaller } from "../../base/http/bind.ts";
import {
  deleteConfirmations,
  endLinksOfOthers,
  findFormerEmail,
  isConfirmedByAnother,
  takeFormerEmail,
} from "./confirmation-store.ts";
import { emailKey } from "../../base/email-key.ts";
import { deleteResets } from "./reset-store.ts";
import { deleteSessions } from "./session-store.ts";
import { hashToken } from "./token.ts";
import { deleteApiTokensOf, lockAddress, lockUser, updateEmail } from "./user-store.ts";

/**
 * Restores an account's former address by the link that was mailed there, without logging in. Ends all sessions but the
 * caller's own, all API tokens, and all links. `email_taken` when another account has confirmed it meanwhile.
 */
export async function undoEmailChange(
  db: Kysely<Database>,
  token: string,
  caller: SessionCaller | undefined,
): Promise<{ userId: string; email: string }> {
  const tokenHash = hashToken(token);
  const former = await findFormerEmail(db, tokenHash);
  if (former === undefined) throw new AppError("undo_link_invalid");
  const { userId, email } = former;
  const email_key = emailKey(email);
  await db.transaction().execute(async (tx) => {
    // The address before the account, here and wherever both are locked: in another order two transactions could wait for each other.
    await lockAddress(tx, email_key);
    if ((await lockUser(tx, userId)) === undefined || !(await takeFormerEmail(tx, userId, tokenHash)))
      throw new AppError("undo_link_invalid");
    if (await isConfirmedByAnother(tx, { id: userId, email_key })) throw new AppError("email_taken");
    await updateEmail(tx, userId, { email, email_key, email_confirmed_at: new Date() });
    await endLinksOfOthers(tx, userId, email);
    await deleteConfirmations(tx, userId);
    await deleteResets(tx, userId);
    await deleteApiTokensOf(tx, userId);
    await deleteSessions(tx, userId, caller?.userId === userId ? caller.sessionId : undefined);
  });
  return { userId, email };
}
