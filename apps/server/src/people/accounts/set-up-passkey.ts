import { randomUUID } from "node:crypto";
import { maxPasskeys, type NewPasskey } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { createChallenge, takeChallenge } from "./challenges.ts";
import { deletePasskey, insertPasskey, listPasskeys } from "./passkey-store.ts";
import { endWithoutFactors, lockForFactors, makeFirstCodes } from "./second-factors.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { describeNewPasskey, readNewPasskey } from "./verify-passkey.ts";

/** What a browser needs to make a passkey for this account; given to no other browser. */
export async function beginPasskey({ db, config }: AccountContext, userId: string) {
  const user = await db.transaction().execute((tx) => lockForFactors(tx, userId));
  const known = await listPasskeys(db, userId);
  if (known.length >= maxPasskeys) throw new AppError("too_many_passkeys");
  const challenge = await createChallenge(db, { purpose: "enrol", userId });
  return describeNewPasskey(config.publicUrl, user, { challenge, known });
}

interface AddedPasskey {
  userId: string;
  challenge: string;
  passkey: NewPasskey;
  name: string;
  device: string;
}

/** Adds a passkey. Answers the recovery codes if it is the account's first factor. */
export async function addPasskey(
  { db, letters, config }: AccountContext,
  { userId, challenge, passkey, name, device }: AddedPasskey,
): Promise<string[] | null> {
  // Before the transaction, and not undone with it: a challenge is used up by its first answer, right or wrong.
  const isAsked = await takeChallenge(db, { challenge, purpose: "enrol", userId });
  const made = isAsked ? await readNewPasskey(config.publicUrl, passkey, challenge) : undefined;
  if (made === undefined) throw new AppError("new_passkey_refused");
  return db.transaction().execute(async (tx) => {
    await lockForFactors(tx, userId);
    if ((await listPasskeys(tx, userId)).length >= maxPasskeys) throw new AppError("too_many_passkeys");
    if (!(await insertPasskey(tx, { ...made, user_id: userId, name }))) throw new AppError("passkey_exists");
    await noteSecurityEvent(tx, { userId, kind: "passkey_added", device });
    const contents = { factor: "passkey", name } as const;
    await letters.add(tx, { kind: "factorAdded", subject: randomUUID(), userId, contents });
    return makeFirstCodes(tx, userId);
  });
}

export async function removePasskey(
  { db, letters }: AccountContext,
  { userId, id, device }: { userId: string; id: string; device: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockForFactors(tx, userId);
    const name = await deletePasskey(tx, userId, id);
    if (name === undefined) throw new AppError("not_found");
    await endWithoutFactors(tx, userId);
    await noteSecurityEvent(tx, { userId, kind: "passkey_removed", device });
    const contents = { factor: "passkey", name } as const;
    await letters.add(tx, { kind: "factorRemoved", subject: randomUUID(), userId, contents });
  });
}
