import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { LetterContext } from "./ask-to-confirm.ts";
import {
  endLinksOfOthers,
  findConfirmation,
  insertFormerEmail,
  isConfirmedByAnother,
  keepConfirmed,
  useConfirmation,
} from "./confirmation-store.ts";
import { emailKey } from "../../base/email-key.ts";
import { deleteResets } from "./reset-store.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { deleteSessions } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { findUser, lockAddress, lockUser, updateEmail, type UserRow } from "./user-store.ts";

/** Who follows the link: either in a session of the account, or with its password. */
export interface Confirmer {
  userId: string;
  sessionId?: string | undefined;
  /** The hash of the password that was typed. */
  passwordHash?: string | undefined;
}

/**
 * Makes an address the account's own, once. The address that it replaces is kept for three days and gets a letter with a
 * link to undo the change. `email_link_invalid` for a link that was used meanwhile, `email_taken` when another account
 * confirmed it first.
 */
export async function confirmEmail(
  context: LetterContext,
  confirmer: Confirmer,
  { tokenHash, email }: { tokenHash: Buffer; email: string },
): Promise<void> {
  const { userId, sessionId, passwordHash } = confirmer;
  const email_key = emailKey(email);
  await context.db.transaction().execute(async (tx) => {
    // The address before the account, here and wherever both are locked: in another order two transactions could wait for each other.
    await lockAddress(tx, email_key);
    const user = await lockUser(tx, userId);
    if (user === undefined || (await findConfirmation(tx, tokenHash)) === undefined)
      throw new AppError("email_link_invalid");
    if (passwordHash !== undefined && user.password_hash !== passwordHash)
      throw new AppError("wrong_password");
    if (await isConfirmedByAnother(tx, { id: userId, email_key })) throw new AppError("email_taken");
    await makeOwn(tx, context, user, email);
    if (user.email_confirmed_at === null || user.email === email) return;
    await deleteResets(tx, userId);
    await deleteSessions(tx, userId, sessionId);
    if (user.email_key !== email_key) await tellFormerAddress(tx, context, user);
  });
}

/**
 * Whether a link in some other letter to this address, followed in a session of this account, may confirm it: it must be
 * the address that the account gave, and no account may have confirmed it.
 */
export async function awaitsAddress(db: Kysely<Database>, userId: string, email: string): Promise<boolean> {
  const user = await findUser(db, userId);
  const isGiven = user?.email_confirmed_at === null && user.email_key === emailKey(email);
  return isGiven && !(await isConfirmedByAnother(db, user));
}

/**
 * Confirms an address by such a link, which proves as much as the link in the sign-up letter. Any other address stays as
 * it is. Answers which address the account has confirmed.
 */
export async function confirmByLink(
  context: Pick<LetterContext, "db" | "letters">,
  { userId, device }: { userId: string; device: string },
  email: string,
): Promise<string | undefined> {
  return context.db.transaction().execute(async (tx) => {
    // The address before the account, here and wherever both are locked: in another order two transactions could wait for each other.
    await lockAddress(tx, emailKey(email));
    const user = await lockUser(tx, userId);
    // Closed meanwhile: nothing is confirmed, and nothing refused here.
    if (user === undefined) return undefined;
    if (!(await awaitsAddress(tx, userId, email))) return user.email_confirmed_at ? user.email : undefined;
    await makeOwn(tx, context, user, user.email);
    await noteSecurityEvent(tx, { userId, kind: "email_confirmed", device });
    return user.email;
  });
}

/** From now on the address is this account's alone. */
async function makeOwn(
  tx: Kysely<Database>,
  { letters }: Pick<LetterContext, "letters">,
  { id: userId, email_confirmed_at }: UserRow,
  email: string,
): Promise<void> {
  await updateEmail(tx, userId, { email, email_key: emailKey(email), email_confirmed_at: new Date() });
  await useConfirmation(tx, userId, email);
  await endLinksOfOthers(tx, userId, email);
  await keepConfirmed(tx, userId, email);
  if (email_confirmed_at === null)
    await letters.add(tx, { kind: "welcome", subject: userId, userId, contents: {} });
}

/** Lets the reader of the former address undo the change, in case someone else made it. */
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
