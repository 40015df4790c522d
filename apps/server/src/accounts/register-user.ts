import { type Language, type OptionalLetter, termsVersion } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { askToConfirm, type LetterContext } from "./ask-to-confirm.ts";
import { emailKey } from "./email-key.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { findUsersByEmail, insertUser, lockAddress, maxUnconfirmed, type UserRow } from "./user-store.ts";

interface NewAccount {
  full_name: string;
  email: string;
  password: string;
  language: Language;
  /** Optional letters that it does not want from the start. */
  lettersOff?: readonly OptionalLetter[];
}

/**
 * Opens an account and writes to its address. `email_taken` when another account has confirmed it, in whatever spelling:
 * whoever only says that it is theirs keeps nobody out.
 */
export async function registerUser(
  context: LetterContext,
  account: NewAccount,
): Promise<{ user: UserRow; link: string }> {
  refuseCommonPassword(account.password, { email: account.email, name: account.full_name });
  const row = await rowOf(account);
  return context.db.transaction().execute(async (tx) => {
    await requireRoom(tx, row.email_key);
    const user = await insertUser(tx, row);
    const link = await askToConfirm(tx, context, { userId: user.id, email: user.email });
    return { user, link };
  });
}

/** Opens an account whose address needs no confirming, for `npm run seed`. */
export async function registerConfirmedUser(db: Kysely<Database>, account: NewAccount): Promise<UserRow> {
  const row = { ...(await rowOf(account)), email_confirmed_at: new Date() };
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, row.email_key);
    return insertUser(tx, row);
  });
}

/** Whether one more account, besides `exceptId`, may have this address; nobody else takes the place until the transaction ends. */
export async function requireRoom(tx: Kysely<Database>, key: string, exceptId?: string): Promise<void> {
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
    // Signing up accepts them: the form says so beside its button.
    accepted_terms: termsVersion,
    accepted_terms_at: new Date(),
    email_confirmed_at: null,
  };
}
