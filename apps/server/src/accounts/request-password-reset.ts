import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { AccountMailer } from "./account-mailer.ts";
import { emailKey } from "./email-key.ts";
import { insertReset } from "./reset-store.ts";
import { createToken, hashToken } from "./token.ts";
import { findUserByEmail } from "./user-store.ts";

/** Mails a link that sets a new password, when the address has an account. */
export async function requestPasswordReset(
  { db, mail, publicUrl }: { db: Kysely<Database>; mail: AccountMailer; publicUrl: string },
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, emailKey(email));
  if (user === undefined) return;
  const token = createToken();
  const reset = { userId: user.id, emailKey: user.email_key, tokenHash: hashToken(token) };
  if (!(await insertReset(db, reset))) return;
  const link = `${publicUrl}/login?reset=${token}`;
  await mail.send({ to: user.email, language: user.language, text: "passwordReset", link });
}
