import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { LetterContext } from "./ask-to-confirm.ts";
import {
  deleteConfirmations,
  endLinksOfOthers,
  findConfirmation,
  insertFormerEmail,
  isConfirmedByAnother,
  keepConfirmed,
} from "./confirmation-store.ts";
import { emailKey } from "./email-key.ts";
import { deleteResets } from "./reset-store.ts";
import { deleteSessions } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { lockAddress, lockUser, updateEmail, type UserRow } from "./user-store.ts";

/** Who follows the link: somebody in a session of the account, or somebody who knows its password. */
export interface Confirmer {
  userId: string;
  sessionId?: string | undefined;
  /** Of the password that was typed. */
  passwordHash?: string | undefined;
}

/**
 * Makes an address the account's own, once, and nobody else's. The one that it replaces is kept for three days, and gets a
 * letter with the way back. `email_link_invalid` for a link that was used meanwhile, `email_taken` when somebody else was
 * quicker.
 */
export async function confirmEmail(
  context: LetterContext,
  confirmer: Confirmer,
  { tokenHash, email }: { tokenHash: Buffer; email: string },
): Promise<void> {
  const { userId, sessionId, passwordHash } = confirmer;
  const email_key = emailKey(email);
  await context.db.transaction().execute(async (tx) => {
    await lockAddress(tx, email_key);
    const user = await lockUser(tx, userId);
    if (user === undefined || (await findConfirmation(tx, tokenHash)) === undefined)
      throw new AppError("email_link_invalid");
    if (passwordHash !== undefined && user.password_hash !== passwordHash)
      throw new AppError("wrong_password");
    if (await isConfirmedByAnother(tx, { id: userId, email_key })) throw new AppError("email_taken");
    await updateEmail(tx, userId, { email, email_key, email_confirmed_at: new Date() });
    await deleteConfirmations(tx, userId);
    await endLinksOfOthers(tx, userId, email);
    await keepConfirmed(tx, userId, email);
    if (user.email_confirmed_at === null) {
      await context.letters.add(tx, { kind: "welcome", subject: userId, userId, contents: {} });
      return;
    }
    if (user.email === email) return;
    await deleteResets(tx, userId);
    await deleteSessions(tx, userId, sessionId);
    if (user.email_key !== email_key) await tellFormerAddress(tx, context, user);
  });
}

/** Whoever reads the former address can undo the change, in case it was not them who made it. */
async function tellFormerAddress(
  tx: Kysely<Database>,
  { letters, publicUrl }: LetterContext,
  { id: userId, email }: UserRow,
): Promise<void> {
  const token = createToken();
  const tokenHash = hashToken(token);
  await insertFormerEmail(tx, { userId, email, tokenHash });
  await letters.add(tx, {
    kind: "emailChanged",
    subject: tokenHash.toString("hex"),
    userId,
    contents: { undoUrl: `${publicUrl}/undo-email#${token}` },
    to: email,
  });
}
