import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { emailKey } from "./email-key.ts";
import { hashPassword, isOutdated, unmatchableHash, verifyPassword } from "./password-hash.ts";
import { deleteOldSessions, insertSession } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { findUserByEmail, updatePasswordHash, type UserRow } from "./user-store.ts";

/** Opens a session. An unknown address and a wrong password look alike: the same answer after the same work. */
export async function logIn(
  db: Kysely<Database>,
  { email, password, device }: { email: string; password: string; device: string },
): Promise<{ token: string; user: UserRow }> {
  const user = await findUserByEmail(db, emailKey(email));
  const matches = await verifyPassword(password, user?.password_hash ?? unmatchableHash);
  if (user === undefined || !matches) throw new AppError("invalid_credentials");

  const passwordHash = user.password_hash;
  const token = createToken();
  const session = { userId: user.id, passwordHash, tokenHash: hashToken(token), device };
  if ((await insertSession(db, session)) === undefined) throw new AppError("invalid_credentials");

  await deleteOldSessions(db, user.id);
  if (isOutdated(passwordHash))
    await updatePasswordHash(db, user.id, await hashPassword(password), passwordHash);
  return { token, user };
}
