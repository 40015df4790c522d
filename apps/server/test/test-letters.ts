import { testDataKey } from "./test-data-key.ts";
import type { Kysely } from "kysely";
import type { Database } from "../src/base/db/schema.ts";
import { createLetterQueue, openLetter } from "../src/mail/letter-queue.ts";

/** For tests of code that queues letters, not of sending them. */
export const letterKey = testDataKey();
export const letters = createLetterQueue(letterKey);

export interface QueuedLetter {
  kind: string;
  to: string | undefined;
  language: string;
  /** The code at the end of its link. */
  token: string;
}

/** Queued letters, oldest first. */
export async function queuedLetters(db: Kysely<Database>, userId?: string): Promise<QueuedLetter[]> {
  const rows = await db
    .selectFrom("letters")
    .selectAll()
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
    .orderBy("queued_at")
    .execute();
  return rows.map((row) => {
    const { to, contents } = openLetter(letterKey, row);
    const { link = "", undoUrl = link } = contents as { link?: string; undoUrl?: string };
    return { kind: row.kind, to, language: row.language, token: /[\w-]*$/.exec(undoUrl)?.[0] ?? "" };
  });
}

/** From here on the account's address counts as its owner's. */
export async function confirmAddress(db: Kysely<Database>, email: string): Promise<void> {
  await db.updateTable("users").set({ email_confirmed_at: new Date() }).where("email", "=", email).execute();
}
