import { AppError } from "../../base/errors.ts";
import { askToConfirm, type ConfirmationContext } from "./ask-to-confirm.ts";
import { findAwaitedEmail, isConfirmedByAnother } from "./confirmation-store.ts";
import { lockUser } from "./user-store.ts";

/**
 * Writes again to the address that awaits confirmation; undefined when none does. `email_taken` when another account has
 * confirmed it.
 */
export function resendConfirmation(
  context: ConfirmationContext,
  userId: string,
): Promise<{ link: string | undefined; isFirst: boolean } | undefined> {
  return context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError("unauthorized");
    const isFirst = user.email_confirmed_at === null;
    const email = isFirst ? user.email : await findAwaitedEmail(tx, userId);
    if (email === undefined) return undefined;
    if (isFirst && (await isConfirmedByAnother(tx, user))) throw new AppError("email_taken");
    return { link: await askToConfirm(tx, context, { userId, email }), isFirst };
  });
}
