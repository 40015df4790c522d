import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Caller } from "../http/bind.ts";
import { emailKey } from "./email-key.ts";
import { hashPassword } from "./password-hash.ts";
import { deleteResets } from "./reset-store.ts";
import { deleteOtherSessions } from "./session-store.ts";
import { lockUser, updateEmail, updatePasswordHash, type UserRow } from "./user-store.ts";

type Who = Pick<Caller, "userId" | "sessionId">;

/** Sets another password in place of the one that was confirmed. Every other session and every reset link ends. */
export async function changePassword(
  db: Kysely<Database>,
  who: Who,
  { confirmed, password }: { confirmed: string; password: string },
): Promise<void> {
  // Before the transaction, which must not stay open over it.
  const passwordHash = await hashPassword(password);
  await change(db, who, (tx) => updatePasswordHash(tx, who.userId, passwordHash, confirmed));
}

/**
 * Sets another address and answers the account as it was before. Links that were mailed to the former address are no
 * longer good. `email_taken` as at sign-up.
 */
export async function changeEmail(
  db: Kysely<Database>,
  who: Who,
  { confirmed, email }: { confirmed: string; email: string },
): Promise<UserRow | undefined> {
  let former: UserRow | undefined;
  await change(db, who, async (tx) => {
    former = await lockUser(tx, who.userId);
    return updateEmail(tx, who.userId, { email, email_key: emailKey(email) }, confirmed);
  });
  return former;
}

/** `wrong_password` when the password was changed since it was confirmed. */
async function change(
  db: Kysely<Database>,
  { userId, sessionId }: Who,
  update: (tx: Kysely<Database>) => Promise<boolean>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await update(tx))) throw new AppError("wrong_password");
    await deleteResets(tx, userId);
    await deleteOtherSessions(tx, userId, sessionId);
  });
}
