import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Keeps a reset link's hash for an hour, and tidies this user's older ones. */
export async function insertReset(db: Kysely<Database>, userId: string, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom("password_resets")
    .where("user_id", "=", userId)
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
  await db
    .insertInto("password_resets")
    .values({ token_hash: tokenHash, user_id: userId, expires_at: sql<Date>`now() + interval '1 hour'` })
    .execute();
}

/** Uses a link up: of two at once, one gets the user. Undefined for one that is unknown, used or too old. */
export async function takeReset(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("password_resets")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("user_id")
    .executeTakeFirst();
  return taken?.user_id;
}

export async function deleteResets(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}
