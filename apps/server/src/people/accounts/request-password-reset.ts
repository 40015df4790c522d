import type { LetterContext } from "./ask-to-confirm.ts";
import { emailKey } from "../../base/email-key.ts";
import { deleteExpiredResets, insertReset } from "./reset-store.ts";
import { createToken, hashToken } from "./token.ts";
import { findUsersByEmail } from "./user-store.ts";

/**
 * Mails a link that sets a new password: to the account that has confirmed the address, else to each account that has
 * it, so that the reader of that mailbox gets all of them.
 */
export async function requestPasswordReset(
  { db, letters, publicUrl }: LetterContext,
  email: string,
): Promise<void> {
  const users = await findUsersByEmail(db, emailKey(email));
  const confirmed = users.filter((user) => user.email_confirmed_at !== null);
  for (const user of confirmed.length > 0 ? confirmed : users) {
    const token = createToken();
    const tokenHash = hashToken(token);
    // Not in the transaction: a change of the address locks the user's row, too, and then deletes links.
    await deleteExpiredResets(db, user.id);
    await db.transaction().execute(async (tx) => {
      // The account is closed, or has another address meanwhile.
      if (!(await insertReset(tx, { userId: user.id, emailKey: user.email_key, tokenHash }))) return;
      await letters.add(tx, {
        kind: "passwordReset",
        subject: tokenHash.toString("hex"),
        userId: user.id,
        // Behind the #, a token appears in no log of a server or proxy.
        contents: { link: `${publicUrl}/login#reset=${token}` },
        to: user.email,
      });
    });
  }
}
