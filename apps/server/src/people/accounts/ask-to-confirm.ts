import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { mayMailStranger } from "./attempt-limits.ts";
import { findAwaitedEmail, insertConfirmation } from "./confirmation-store.ts";
import { createToken, hashToken } from "./token.ts";

export interface LetterContext {
  db: Kysely<Database>;
  letters: LetterQueue;
  publicUrl: string;
}

export interface ConfirmationContext extends LetterContext {
  rateLimits: boolean;
}

/**
 * Writes to an address that an account has, or is about to have. Answers the link in the letter. Undefined where no letter
 * may go there now, since it may be a stranger's, who has had several: then an earlier link to it stays good, or the
 * address waits for a letter that is asked for later.
 */
export async function askToConfirm(
  tx: Kysely<Database>,
  { letters, publicUrl, rateLimits }: Omit<ConfirmationContext, "db">,
  { userId, email }: { userId: string; email: string },
): Promise<string | undefined> {
  const isAllowed = await mayMailStranger({ db: tx, config: { rateLimits } }, email);
  if (!isAllowed && (await findAwaitedEmail(tx, userId)) === email) return undefined;
  const token = createToken();
  const tokenHash = hashToken(token);
  await insertConfirmation(tx, { userId, email, tokenHash });
  if (!isAllowed) return undefined;
  // Behind the #, a token appears in no log of a server or proxy.
  const link = `${publicUrl}/confirm-email#${token}`;
  const subject = tokenHash.toString("hex");
  await letters.add(tx, { kind: "confirmAddress", subject, userId, contents: { link }, to: email });
  return link;
}
