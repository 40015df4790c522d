import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/** A session ends 30 days after its last use, and 180 days after it began. */
const isLive = sql<boolean>`(last_used_at > now() - interval '30 days'
  and sessions.created_at > now() - interval '180 days')`;

/** Expired ones are kept for 30 days more: their device is told why they ended. */
const isLongOver = sql<boolean>`(last_used_at < now() - interval '60 days'
  or sessions.created_at < now() - interval '210 days')`;

/** A use is noted at most once a minute. */
const isUnused = sql<boolean>`last_used_at < now() - interval '1 minute'`;

/**
 * Opens a session for a password that was checked against `passwordHash`, or for a passkey. Undefined when the password
 * has changed since, or the account is closed or suspended: the lock on the user's row orders this insert and a reset,
 * so no session of an old password outlives the reset.
 */
export function insertSession(
  db: Kysely<Database>,
  session: { userId: string; passwordHash?: string | undefined; tokenHash: Buffer; device: string },
): Promise<{ id: string } | undefined> {
  return db
    .insertInto("sessions")
    .columns(["user_id", "token_hash", "device"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select((user) => [
          "id",
          user.val(session.tokenHash).as("token_hash"),
          user.val(session.device).as("device"),
        ])
        .where("id", "=", session.userId)
        .$if(session.passwordHash !== undefined, (user) =>
          user.where("password_hash", "=", session.passwordHash ?? ""),
        )
        .where("erasing_since", "is", null)
        .where("suspended_at", "is", null)
        .forShare(),
    )
    .returning("id")
    .executeTakeFirst();
}

export interface FoundSession {
  id: string;
  token_hash: Buffer;
  user_id: string;
  full_name: string;
  /** Null until it is confirmed. */
  email: string | null;
  /** No use in the last minute has been noted. */
  unused: boolean;
  /** The user has confirmed this session in the last ten minutes. */
  isConfirmed: boolean;
  /** The account is closed and will be erased. */
  isClosed: boolean;
  /** Its time is over. */
  isExpired: boolean;
}

/** Those of these sessions that have not been ended, each with its user. */
export function findSessions(db: Kysely<Database>, tokenHashes: Buffer[]): Promise<FoundSession[]> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "token_hash", "user_id", "full_name"])
    .select([
      sql<string | null>`case when email_confirmed_at is not null then email end`.as("email"),
      isUnused.as("unused"),
      sql<boolean>`coalesce(confirmed_at > now() - interval '10 minutes', false)`.as("isConfirmed"),
      sql<boolean>`erasing_since is not null`.as("isClosed"),
      sql<boolean>`not ${isLive}`.as("isExpired"),
    ])
    .where(sql<boolean>`token_hash = any(${tokenHashes})`)
    .execute();
}

/** For ten minutes, under another token. False when the session has ended, or has another token by now. */
export async function confirmSession(
  db: Kysely<Database>,
  session: { id: string; tokenHash: Buffer },
  newTokenHash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ confirmed_at: sql<Date>`now()`, token_hash: newTokenHash })
    .where("id", "=", session.id)
    .where("token_hash", "=", session.tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks this session until the transaction ends. False when it has ended, for example by a new password elsewhere. */
export async function lockSession(tx: Kysely<Database>, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Notes that these sessions are in use. Skips those that another process is noting at the moment. May be lost, and so waits
 * for no standby: a signed-in person who only looks goes on without it.
 */
export async function touchSessions(db: Kysely<Database>, ids: string[]): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_used_at: sql`now()` })
    .where(sql<boolean>`set_config('synchronous_commit', 'local', true) = 'local'`)
    .where("id", "in", (eb) =>
      eb.selectFrom("sessions").select("id").where("id", "in", ids).where(isUnused).forUpdate().skipLocked(),
    )
    .execute();
}

export function listSessions(
  db: Kysely<Database>,
  userId: string,
): Promise<{ id: string; device: string; created_at: Date; last_used_at: Date }[]> {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where(isLive)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
}

/** False when this user has no such session. */
export async function deleteSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where(isLive)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All of a user's, or all but one. */
export async function deleteSessions(db: Kysely<Database>, userId: string, keptId?: string): Promise<void> {
  const deleting = db.deleteFrom("sessions").where("user_id", "=", userId);
  await (keptId === undefined ? deleting : deleting.where("id", "!=", keptId)).execute();
}

/** Per account: beyond this, the least recently used ones end. */
export const maxSessions = 100;

/** Deletes those of an account beyond the limit. */
export async function deleteSessionsBeyond(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("last_used_at", "desc")
        .offset(maxSessions),
    )
    .execute();
}

/** Deletes those of all accounts that expired long ago. */
export async function deleteOldSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("sessions").where(isLongOver).execute();
}
