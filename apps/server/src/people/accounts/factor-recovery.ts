import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { LetterContext } from "./ask-to-confirm.ts";
import { listFormerEmails } from "./confirmation-store.ts";
import {
  deleteRecovery,
  deleteRecoveryLinks,
  findCancelLink,
  findRecovery,
  findRecoveryLink,
  insertRecovery,
  insertRecoveryLink,
  isRecoveryReady,
  type RecoveryTimes,
} from "./recovery-store.ts";
import { hasSecondFactor } from "./factor-store.ts";
import { deleteFactors } from "./second-factors.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { deleteSessions } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { deleteApiTokensOf, lockUser } from "./user-store.ts";

/**
 * Recovery for a user who has lost every second factor. It takes the password, a mailed link and a wait of 72 hours;
 * letters announce the wait, and each can cancel it. Neither the password alone nor the mailbox alone can begin it.
 */
export async function mailRecoveryLink(
  { db, letters, publicUrl }: LetterContext,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // No letter, and no error either: the route answers the same, whether or not there is anything to recover.
    if (user === undefined || !(await hasSecondFactor(tx, userId))) return;
    const token = createToken();
    await insertRecoveryLink(tx, userId, hashToken(token));
    await letters.add(tx, {
      kind: "recoveryLink",
      subject: hashToken(token).toString("hex"),
      userId,
      to: user.email,
      contents: { link: `${publicUrl}/login#recover=${token}` },
    });
  });
}

/** Begins the wait, once; a wait that is already running stays as it is. */
export async function beginRecovery(
  { db, letters, publicUrl }: LetterContext,
  { token, device }: { token: string; device: string },
): Promise<RecoveryTimes> {
  const linkHash = hashToken(token);
  const userId = await findRecoveryLink(db, linkHash);
  if (userId === undefined) throw new AppError("recovery_link_invalid");
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || (await findRecoveryLink(tx, linkHash)) === undefined)
      throw new AppError("recovery_link_invalid");
    await deleteRecoveryLinks(tx, userId);
    const before = await findRecovery(tx, userId);
    if (before) return before;
    const cancel = createToken();
    const times = await insertRecovery(tx, userId, hashToken(cancel));
    await noteSecurityEvent(tx, { userId, kind: "recovery_begun", device });
    const contents = { link: `${publicUrl}/login#keep=${cancel}`, ...times };
    // The one who recently changed the address may be the one who asks.
    const addresses = [user.email, ...(await listFormerEmails(tx, userId))];
    for (const [place, to] of addresses.entries()) {
      const subject = `${hashToken(cancel).toString("hex")}:${place}`;
      for (const kind of ["recoveryBegun", "recoveryReminder"] as const)
        await letters.add(tx, { kind, subject, userId, to, contents });
    }
    return times;
  });
}

/** By the link in a letter, without logging in. */
export async function cancelRecoveryByLink(
  db: Kysely<Database>,
  { token, device }: { token: string; device: string },
): Promise<void> {
  const userId = await findCancelLink(db, hashToken(token));
  if (userId === undefined) throw new AppError("recovery_link_invalid");
  if (!(await cancelRecovery(db, { userId, device }))) throw new AppError("recovery_link_invalid");
}

/** False if there is no wait. Locks the user first, as `finishRecovery` does: a wait is either canceled or finished. */
export async function cancelRecovery(
  db: Kysely<Database>,
  { userId, device }: { userId: string; device: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if ((await lockUser(tx, userId)) === undefined || !(await deleteRecovery(tx, userId))) return false;
    await noteSecurityEvent(tx, { userId, kind: "recovery_canceled", device });
    return true;
  });
}

/** Ends what an account is in charge of: an operator's office needs the factors that it was granted with. */
export type EndOffice = (tx: Kysely<Database>, userId: string) => Promise<void>;

/** After the wait, removes every factor and ends every session and API token. Before, answers false and does nothing. */
export function finishRecovery(
  { db, letters, endOffice }: Pick<LetterContext, "db" | "letters"> & { endOffice: EndOffice },
  { userId, device }: { userId: string; device: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Ready is asked under the lock: of two calls at once, the second finds no recovery any more.
    if ((await lockUser(tx, userId)) === undefined || !(await isRecoveryReady(tx, userId))) return false;
    const subject = `${userId}:${new Date().toISOString()}`;
    await deleteFactors(tx, userId);
    await deleteSessions(tx, userId);
    await deleteApiTokensOf(tx, userId);
    await endOffice(tx, userId);
    await noteSecurityEvent(tx, { userId, kind: "factors_recovered", device });
    await letters.add(tx, { kind: "factorsRecovered", subject, userId, contents: {} });
    return true;
  });
}
