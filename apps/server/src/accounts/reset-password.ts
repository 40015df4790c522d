import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { hashPassword } from "./password-hash.ts";
import { deleteResets, takeReset } from "./reset-store.ts";
import { deleteSessions } from "./session-store.ts";
import { hashToken } from "./token.ts";
import { updatePasswordHash } from "./user-store.ts";

/** Sets a new password with the token of a reset link, once; ends every session and every other link. */
export async function resetPassword(db: Kysely<Database>, token: string, password: string): Promise<void> {
  // Before the transaction, which must not stay open over it; also for a link that turns out to be no good.
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const userId = await takeReset(transaction, hashToken(token));
    if (userId === undefined) throw new AppError("reset_link_invalid");
    await updatePasswordHash(transaction, userId, passwordHash);
    await deleteResets(transaction, userId);
    await deleteSessions(transaction, userId);
  });
}
