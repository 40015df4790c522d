import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/**
 * Must not share a transaction with a lock on the user's row: a change of the address locks that row first, then deletes
 * links.
 */
export async function deleteExpiredResets(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .deleteFrom("password_resets")
    .where("user_id", "=", userId)
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}

/**
 * Keeps a reset link's hash for an hour. False, and nothing kept, when the account is closed or has another address by
 * now: the lock on the user's row orders this insert and a change of the address, so no link mailed to the former
 * address outlives the change.
 */
export async function insertReset(
  db: Kysely<Database>,
  { userId, emailKey, tokenHash }: { userId: string; emailKey: string; tokenHash: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("password_resets")
    .columns(["token_hash", "user_id", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select((user) => [
          user.val(tokenHash).as("token_hash"),
          "id",
          sql<Date>`now() + interval '1 hour'`.as("expires_at"),
        ])
        .where("id", "=", userId)
        .where("email_key", "=", emailKey)
        .where("erasing_since", "is", null)
        .forShare(),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whose link this is. Undefined for one that is unknown, used or too old. */
export async function findReset(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom("password_resets")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return found?.user_id;
}

export async function deleteResets(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}
