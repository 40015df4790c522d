import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import { emailKey } from "./email-key.ts";
import { rememberDevice } from "./known-devices.ts";
import { hashPassword, isOutdated, unmatchableHash, verifyPassword } from "./password-hash.ts";
import { deleteOldSessions, insertSession } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { findUsersByEmail, maxUnconfirmed, updatePasswordHash, type UserRow } from "./user-store.ts";

export type FoundUser = UserRow & { password_hash: string };

/**
 * The account of this address and password: where several have the address, the password says which one is meant. However
 * many there are, none too, as many passwords are compared.
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
 * Opens a session and answers its token, and the secret by which the device is known from now on. A device that was not
 * seen before is told of by letter, unless it is the account's first. Undefined when the account is closed, or when
 * `password`, where that is how somebody logs in, has changed meanwhile.
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
  if (opened === undefined) return undefined;

  await deleteOldSessions(db, userId);
  if (checked && isOutdated(checked.passwordHash))
    await updatePasswordHash(db, userId, await hashPassword(checked.password), checked.passwordHash);
  return opened;
}

interface OpenedFrom {
  /** Of the device, as its owner recognises it. */
  label: string;
  /** Its secret, if it has one. */
  device?: string | undefined;
  /** The password that was given, and the hash that it has; unset for a passkey. */
  checked?: { password: string; passwordHash: string };
}
