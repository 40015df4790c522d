import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";

/** Called in the transaction that changes it: each change is a separate event. */
export function tellPasswordChanged(
  tx: Kysely<Database>,
  letters: LetterQueue,
  userId: string,
): Promise<void> {
  return letters.add(tx, { kind: "passwordChanged", subject: randomUUID(), userId, contents: {} });
}
