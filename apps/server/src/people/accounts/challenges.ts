import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { createToken, hashToken } from "./token.ts";

type Purpose = Selectable<Database["auth_challenges"]>["purpose"];

/**
 * Valid for ten minutes; a passkey signs it, or a code comes with it. `userId` is unset where the answer names the
 * account.
 */
export async function createChallenge(
  db: Kysely<Database>,
  { purpose, userId }: { purpose: Purpose; userId?: string },
): Promise<string> {
  const challenge = createToken();
  await db
    .insertInto("auth_challenges")
    .values({
      token_hash: hashToken(challenge),
      purpose,
      user_id: userId ?? null,
      expires_at: sql<Date>`now() + interval '10 minutes'`,
    })
    .execute();
  return challenge;
}

/**
 * Uses up a challenge, whether or not its answer is right. False for one that is unknown, used, too old or for another
 * purpose.
 */
export async function takeChallenge(
  db: Kysely<Database>,
  { challenge, purpose, userId }: { challenge: string; purpose: Purpose; userId?: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("auth_challenges")
    .where("token_hash", "=", hashToken(challenge))
    .where("purpose", "=", purpose)
    .where((eb) => (userId === undefined ? eb("user_id", "is", null) : eb("user_id", "=", userId)))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
