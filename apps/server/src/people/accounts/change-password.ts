import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { SessionCaller } from "../../base/http/bind.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { hashPassword } from "./password-hash.ts";
import { deleteRecovery } from "./recovery-store.ts";
import { deleteResets } from "./reset-store.ts";
import { deleteSessions, lockSession } from "./session-store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";
import { lockUser, updatePasswordHash } from "./user-store.ts";

/**
 * Sets a new password. Ends every other session, every reset link and a pending recovery of lost factors. `unauthorized`
 * when this session has ended meanwhile.
 */
export async function changePassword(
  { db, letters }: { db: Kysely<Database>; letters: LetterQueue },
  { userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">,
  password: string,
): Promise<void> {
  // Hashes before the transaction, which must not stay open meanwhile.
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    if ((await lockUser(tx, userId)) === undefined || !(await lockSession(tx, sessionId)))
      throw new AppError("unauthorized");
    await updatePasswordHash(tx, userId, passwordHash);
    await deleteRecovery(tx, userId);
    await tellPasswordChanged(tx, letters, userId);
    await deleteResets(tx, userId);
    await deleteSessions(tx, userId, sessionId);
  });
}
