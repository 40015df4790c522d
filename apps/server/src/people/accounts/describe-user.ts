import type { User } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { findAwaitedEmail, isConfirmedByAnother } from "./confirmation-store.ts";
import { imageUrl } from "./image-url.ts";
import { hasSecondFactor } from "./factor-store.ts";
import type { UserRow } from "./user-store.ts";

/** An account as its owner's browser sees it. */
export async function describeUser(db: Kysely<Database>, row: UserRow | undefined): Promise<User> {
  if (row === undefined) throw new AppError("unauthorized");
  const { id, full_name, email, language, image } = row;
  const emailConfirmed = row.email_confirmed_at !== null;
  return {
    id,
    name: full_name,
    email,
    emailConfirmed,
    emailTaken: !emailConfirmed && (await isConfirmedByAnother(db, row)),
    awaitedEmail: emailConfirmed ? ((await findAwaitedEmail(db, id)) ?? null) : null,
    language,
    preferred_language: language,
    profile_image_url: image && imageUrl(image),
    hasSecondFactor: await hasSecondFactor(db, id),
  };
}
