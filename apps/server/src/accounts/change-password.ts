import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Caller } from "../http/bind.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import { hashPassword } from "./password-hash.ts";
import { deleteResets } from "./reset-store.ts";
import { deleteSessions } from "./session-store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";
import { updatePasswordHash } from "./user-store.ts";

/**
 * Sets another password in place of the one that was confirmed. Every other session and every reset link ends.
 * `wrong_password` when it was changed since it was confirmed.
 */
export async function changePassword(
  { db, letters }: { db: Kysely<Database>; letters: LetterQueue },
  { userId, sessionId }: Pick<Caller, "userId" | "sessionId">,
  { confirmed, password }: { confirmed: string; password: string },
): Promise<void> {
  // Before the transaction, which must not stay open over it.
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    if (!(await updatePasswordHash(tx, userId, passwordHash, confirmed)))
      throw new AppError("wrong_password");
    await tellPasswordChanged(tx, letters, userId);
    await deleteResets(tx, userId);
    await deleteSessions(tx, userId, sessionId);
  });
}
