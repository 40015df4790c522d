import { AppError } from "../../base/errors.ts";
import type { SessionCaller } from "../../base/http/bind.ts";
import { askToConfirm, type ConfirmationContext } from "./ask-to-confirm.ts";
import { deleteConfirmations, isConfirmedByAnother } from "./confirmation-store.ts";
import { emailKey } from "../../base/email-key.ts";
import { requireFreeAddress } from "./register-user.ts";
import { deleteResets } from "./reset-store.ts";
import { deleteSessions, lockSession } from "./session-store.ts";
import { lockAddress, lockUser, updateEmail } from "./user-store.ts";

/**
 * Writes to the new address. A confirmed address stays the account's until the new one is confirmed, so that a typing
 * error gives the account to no one; an unconfirmed one is replaced at once. Other sessions and reset links end.
 * `unauthorized` when this session has ended meanwhile.
 */
export async function changeEmail(
  context: ConfirmationContext,
  { userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">,
  email: string,
): Promise<void> {
  const email_key = emailKey(email);
  await context.db.transaction().execute(async (tx) => {
    // The address before the account, here and wherever both are locked: in another order two transactions could wait for each other.
    await lockAddress(tx, email_key);
    const user = await lockUser(tx, userId);
    if (user === undefined || !(await lockSession(tx, sessionId))) throw new AppError("unauthorized");
    if (await isConfirmedByAnother(tx, { id: userId, email_key })) throw new AppError("email_taken");
    const isConfirmed = user.email_confirmed_at !== null;
    if (!isConfirmed) {
      await requireFreeAddress(tx, email_key, userId);
      await updateEmail(tx, userId, { email, email_key, email_confirmed_at: null });
    }
    await deleteResets(tx, userId);
    await deleteSessions(tx, userId, sessionId);
    // Giving the present address again cancels the pending change.
    if (isConfirmed && email === user.email) await deleteConfirmations(tx, userId);
    else await askToConfirm(tx, context, { userId, email });
  });
}
