import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { withdrawWaiting } from "../../mail/mail.ts";

const waitHours = 72;
/** For this long after the wait, a log-in removes the factors. */
const openHours = 7 * 24;

export interface RecoveryTimes {
  readyAt: string;
  endsAt: string;
}

const isLive = sql<boolean>`expires_at > now()`;

/** The wait that is running, or over but not used yet. */
export async function findRecovery(db: Kysely<Database>, userId: string): Promise<RecoveryTimes | undefined> {
  const found = await db
    .selectFrom("factor_recoveries")
    .select(["ready_at", "expires_at"])
    .where("user_id", "=", userId)
    .where(isLive)
    .executeTakeFirst();
  return found && { readyAt: found.ready_at.toISOString(), endsAt: found.expires_at.toISOString() };
}

/** Keeps a link's hash for an hour. */
export async function insertRecoveryLink(
  tx: Kysely<Database>,
  userId: string,
  tokenHash: Buffer,
): Promise<void> {
  await tx
    .insertInto("recovery_links")
    .values({ user_id: userId, token_hash: tokenHash, expires_at: sql<Date>`now() + interval '1 hour'` })
    .execute();
}

/** Whose link this is. Undefined for one that is unknown, used or too old. */
export async function findRecoveryLink(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom("recovery_links")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where(isLive)
    .executeTakeFirst();
  return found?.user_id;
}

export async function deleteRecoveryLinks(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom("recovery_links").where("user_id", "=", userId).execute();
}

/** Begins the wait, in place of an earlier one that is over. */
export async function insertRecovery(
  tx: Kysely<Database>,
  userId: string,
  tokenHash: Buffer,
): Promise<RecoveryTimes> {
  const ready_at = sql<Date>`now() + make_interval(hours => ${waitHours})`;
  const expires_at = sql<Date>`now() + make_interval(hours => ${waitHours + openHours})`;
  const made = await tx
    .insertInto("factor_recoveries")
    .values({ user_id: userId, token_hash: tokenHash, ready_at, expires_at })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ token_hash: tokenHash, ready_at, expires_at }),
    )
    .returning(["ready_at", "expires_at"])
    .executeTakeFirstOrThrow();
  return { readyAt: made.ready_at.toISOString(), endsAt: made.expires_at.toISOString() };
}

/** Whose wait this link cancels. */
export async function findCancelLink(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom("factor_recoveries")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where(isLive)
    .executeTakeFirst();
  return found?.user_id;
}

/** Ends the wait and its reminder, and links that would begin one. False when there was none. */
export async function deleteRecovery(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const wait = await findRecovery(tx, userId);
  await deleteRecoveryLinks(tx, userId);
  await withdrawWaiting(tx, { userId, kind: "recoveryReminder" });
  const { numDeletedRows } = await tx
    .deleteFrom("factor_recoveries")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return wait !== undefined && numDeletedRows > 0n;
}

/** Whether the wait is over, so that the factors may be removed. */
export async function isRecoveryReady(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("factor_recoveries")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("ready_at", "<=", sql<Date>`now()`)
    .where(isLive)
    .executeTakeFirst();
  return found !== undefined;
}
