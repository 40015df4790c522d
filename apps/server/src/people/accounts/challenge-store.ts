import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export type Purpose = Selectable<Database["auth_challenges"]>["purpose"];

interface Challenge {
  tokenHash: Buffer;
  purpose: Purpose;
  /** Unset where the answer names the account. */
  userId: string | undefined;
}

export async function insertChallenge(
  db: Kysely<Database>,
  { tokenHash, purpose, userId }: Challenge,
): Promise<void> {
  await db
    .insertInto("auth_challenges")
    .values({
      token_hash: tokenHash,
      purpose,
      user_id: userId ?? null,
      expires_at: sql<Date>`now() + interval '10 minutes'`,
    })
    .execute();
}

/** False for one that is unknown, used, too old or for another purpose. */
export async function deleteChallenge(
  db: Kysely<Database>,
  { tokenHash, purpose, userId }: Challenge,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("auth_challenges")
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where((eb) => (userId === undefined ? eb("user_id", "is", null) : eb("user_id", "=", userId)))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
