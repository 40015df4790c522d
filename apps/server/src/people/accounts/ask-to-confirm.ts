import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { insertConfirmation } from "./confirmation-store.ts";
import { createToken, hashToken } from "./token.ts";

export interface LetterContext {
  db: Kysely<Database>;
  letters: LetterQueue;
  publicUrl: string;
}

/** Writes to an address that an account has, or is about to have. Answers the link in the letter. */
export async function askToConfirm(
  tx: Kysely<Database>,
  { letters, publicUrl }: Pick<LetterContext, "letters" | "publicUrl">,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = createToken();
  const tokenHash = hashToken(token);
  await insertConfirmation(tx, { userId, email, tokenHash });
  // Behind the #, a token appears in no log of a server or proxy.
  const link = `${publicUrl}/confirm-email#${token}`;
  const subject = tokenHash.toString("hex");
  await letters.add(tx, { kind: "confirmAddress", subject, userId, contents: { link }, to: email });
  return link;
}
