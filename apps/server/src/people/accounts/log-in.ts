import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { emailKey } from "../../base/email-key.ts";
import { rememberDevice } from "./known-devices.ts";
import { hashPassword, isOutdated, unmatchableHash, verifyPassword } from "./password-hash.ts";
import { deleteSessionsBeyond, insertSession } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { findUsersByEmail, maxUnconfirmed, updatePasswordHash, type UserRow } from "./user-store.ts";

export type FoundUser = UserRow & { password_hash: string };

/**
 * Finds the account for an address and password: where several have the address, the password decides. Always compares
 * the same number of passwords, even when the address has no account.
 */
export async function findByPassword(
  db: Kysely<Database>,
  { email, password }: { email: string; password: string },
): Promise<{ user: FoundUser | undefined; isOnly: boolean }> {
  const users = await findUsersByEmail(db, emailKey(email));
  const matches = await Promise.all(
    Array.from({ length: maxUnconfirmed }, (_, place) =>
      verifyPassword(password, users[place]?.password_hash ?? unmatchableHash),
    ),
  );
  return { user: users.find((_, place) => matches[place]), isOnly: users.length === 1 };
}

/**
 * Opens a session and answers its token, and the secret that identifies the device from now on. A letter reports a new
 * device, unless it is the account's first. Undefined when the account is closed, or when the password has changed since
 * it was checked.
 */
export async function openSession(
  { db, letters }: { db: Kysely<Database>; letters: LetterQueue },
  userId: string,
  { label, device, checked }: OpenedFrom,
): Promise<{ token: string; device: string } | undefined> {
  const token = createToken();
  const opened = await db.transaction().execute(async (tx) => {
    const session = {
      userId,
      passwordHash: checked?.passwordHash,
      tokenHash: hashToken(token),
      device: label,
    };
    const inserted = await insertSession(tx, session);
    if (inserted === undefined) return undefined;
    const contents = { device: label, at: new Date().toISOString() };
    const seen = await rememberDevice(tx, userId, device);
    if (seen.isNews) await letters.add(tx, { kind: "newDevice", subject: inserted.id, userId, contents });
    return { token, device: seen.device };
  });
  // Each caller refuses with its own code. What follows is made up for by the next log-in, if the process dies here.
  if (opened === undefined) return undefined;

  await deleteSessionsBeyond(db, userId);
  if (checked && isOutdated(checked.passwordHash))
    await updatePasswordHash(db, userId, await hashPassword(checked.password), checked.passwordHash);
  return opened;
}

interface OpenedFrom {
  /** The device's name, as its owner recognises it. */
  label: string;
  /** Its secret, if it has one. */
  device?: string | undefined;
  /** The password that was given, and its hash; unset for a passkey. */
  checked?: { password: string; passwordHash: string };
}
