import { emailKey } from "./email-key.ts";
import type { AccountMailer } from "./account-mailer.ts";
import type { UserRow } from "./user-store.ts";

/** Tells whoever reads the former address that it is no longer the account's, in case it was not them who changed it. */
export async function tellFormerAddress(
  { mail, publicUrl }: { mail: AccountMailer; publicUrl: string },
  former: Pick<UserRow, "email" | "email_key" | "language">,
  email: string,
): Promise<void> {
  if (former.email_key === emailKey(email)) return;
  // The page says how to write to the registry.
  const link = `${publicUrl}/help`;
  await mail.send({ to: former.email, language: former.language, text: "emailChanged", link });
}
