import { type Language, termsVersion } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { emailKey } from "./email-key.ts";
import { hashPassword } from "./password-hash.ts";
import { insertUser, type UserRow } from "./user-store.ts";

interface NewAccount {
  full_name: string;
  email: string;
  password: string;
  language?: Language | undefined;
}

/** Opens an account. `email_taken` when the address has one in whatever spelling. */
export async function registerUser(db: Kysely<Database>, account: NewAccount): Promise<UserRow> {
  const user = await insertUser(db, {
    email: account.email,
    email_key: emailKey(account.email),
    full_name: account.full_name,
    password_hash: await hashPassword(account.password),
    language: account.language ?? "en",
    // Signing up accepts them: the form says so beside its button.
    accepted_terms: termsVersion,
    accepted_terms_at: new Date(),
  });
  if (user === undefined) throw new AppError("email_taken");
  return user;
}
