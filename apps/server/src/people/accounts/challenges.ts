import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteChallenge, insertChallenge, type Purpose } from "./challenge-store.ts";
import { createToken, hashToken } from "./token.ts";

/**
 * Valid for ten minutes; a passkey signs it, or a code comes with it. `userId` is unset where the answer names the
 * account.
 */
export async function createChallenge(
  db: Kysely<Database>,
  { purpose, userId }: { purpose: Purpose; userId?: string },
): Promise<string> {
  const challenge = createToken();
  await insertChallenge(db, { tokenHash: hashToken(challenge), purpose, userId });
  return challenge;
}

/**
 * Uses up a challenge, whether or not its answer is right. False for one that is unknown, used, too old or for another
 * purpose.
 */
export function takeChallenge(
  db: Kysely<Database>,
  { challenge, purpose, userId }: { challenge: string; purpose: Purpose; userId?: string },
): Promise<boolean> {
  return deleteChallenge(db, { tokenHash: hashToken(challenge), purpose, userId });
}
