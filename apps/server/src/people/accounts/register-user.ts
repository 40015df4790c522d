import { type Language, type OptionalLetter, termsVersion } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { askToConfirm, type ConfirmationContext, type LetterContext } from "./ask-to-confirm.ts";
import { endLinksOfOthers } from "./confirmation-store.ts";
import { emailKey } from "../../base/email-key.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { findUsersByEmail, insertUser, lockAddress, maxUnconfirmed, type UserRow } from "./user-store.ts";

interface NewAccount {
  full_name: string;
  email: string;
  password: string;
  language: Language;
  /** Optional letters that the account doesn't want from the start. */
  lettersOff?: readonly OptionalLetter[];
}

/**
 * Opens an account and writes to its address. `email_taken` when another account has confirmed it, in any spelling: an
 * unconfirmed claim to an address excludes no one.
 */
export async function registerUser(
  context: ConfirmationContext,
  account: NewAccount,
): Promise<{ user: UserRow; link: string | undefined; passwordHash: string }> {
  refuseCommonPassword(account.password, { email: account.email, name: account.full_name });
  const row = await rowOf(account);
  return context.db.transaction().execute(async (tx) => {
    await requireFreeAddress(tx, row.email_key);
    const user = await insertUser(tx, row);
    const link = await askToConfirm(tx, context, { userId: user.id, email: user.email });
    return { user, link, passwordHash: row.password_hash };
  });
}

/**
 * Opens an account whose address a mailed link has already confirmed, as `confirmEmail` does: from then on it is this
 * account's alone.
 */
export async function registerInvitedUser(context: LetterContext, account: NewAccount): Promise<UserRow> {
  refuseCommonPassword(account.password, { email: account.email, name: account.full_name });
  const row = { ...(await rowOf(account)), email_confirmed_at: new Date() };
  return context.db.transaction().execute(async (tx) => {
    await lockAddress(tx, row.email_key);
    const [first] = await findUsersByEmail(tx, row.email_key);
    if (first?.email_confirmed_at) throw new AppError("email_taken");
    const user = await insertUser(tx, row);
    await endLinksOfOthers(tx, user.id, user.email);
    await context.letters.add(tx, { kind: "welcome", subject: user.id, userId: user.id, contents: {} });
    return user;
  });
}

/** Opens an account whose address needs no confirming, for `npm run seed`. */
export async function registerConfirmedUser(db: Kysely<Database>, account: NewAccount): Promise<UserRow> {
  const row = { ...(await rowOf(account)), email_confirmed_at: new Date() };
  return db.transaction().execute(async (tx) => {
    await requireFreeAddress(tx, row.email_key);
    return insertUser(tx, row);
  });
}

/**
 * Refuses unless one more account, besides `exceptId`, may have this address; reserves the place until the transaction
 * ends.
 */
export async function requireFreeAddress(
  tx: Kysely<Database>,
  key: string,
  exceptId?: string,
): Promise<void> {
  await lockAddress(tx, key);
  const others = (await findUsersByEmail(tx, key)).filter(({ id }) => id !== exceptId);
  if (others.some((other) => other.email_confirmed_at !== null)) throw new AppError("email_taken");
  if (others.length >= maxUnconfirmed) throw new AppError("too_many_unconfirmed");
}

async function rowOf(account: NewAccount) {
  return {
    email: account.email,
    email_key: emailKey(account.email),
    full_name: account.full_name,
    password_hash: await hashPassword(account.password),
    language: account.language,
    letters_off: [...(account.lettersOff ?? [])],
    // Signing up accepts the terms: the form says so beside its button.
    accepted_terms: termsVersion,
    accepted_terms_at: new Date(),
    email_confirmed_at: null,
  };
}
