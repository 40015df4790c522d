import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { createToken, hashToken } from "./token.ts";

/** Per account: beyond this, the least recently seen ones are forgotten. */
const maxDevices = 50;
/** A device not seen for this long is unknown again. */
const rememberedDays = 400;
const linkHours = 1;

/**
 * The account with this address that was logged in to from this device before. A device is a random secret that the
 * browser keeps beside the bearer token, even after logging out.
 */
export async function findKnownAccount(
  db: Kysely<Database>,
  emailKey: string,
  device: string | undefined,
): Promise<string | undefined> {
  if (device === undefined) return undefined;
  const found = await db
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("user_id")
    .where("token_hash", "=", hashToken(device))
    .where("email_key", "=", emailKey)
    // Once one account has confirmed the address, the devices of the others no longer count.
    .where(sql<boolean>`(email_confirmed_at is not null or not exists
      (select from users as other where other.email_key = users.email_key and other.email_confirmed_at is not null))`)
    .where("seen_at", ">", sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .executeTakeFirst();
  return found?.user_id;
}

/**
 * Notes that this device was seen, or makes a new one. Answers its secret, and whether it is news: a new device of an
 * account that has others.
 */
export async function rememberDevice(
  db: Kysely<Database>,
  userId: string,
  device: string | undefined,
): Promise<{ device: string; isNews: boolean }> {
  if (device !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable("known_devices")
      .set({ seen_at: sql`now()` })
      .where("token_hash", "=", hashToken(device))
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { device, isNews: false };
  }
  const made = createToken();
  const { rows } = await sql<{ isNews: boolean }>`
    insert into known_devices (token_hash, user_id) values (${hashToken(made)}, ${userId})
    returning exists (select from known_devices where user_id = ${userId}) as "isNews"`.execute(db);
  await forgetOldDevices(db, userId);
  return { device: made, isNews: rows[0]?.isNews ?? true };
}

async function forgetOldDevices(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("token_hash", "in", (eb) =>
      eb
        .selectFrom("known_devices")
        .select("token_hash")
        .where("user_id", "=", userId)
        .orderBy("seen_at", "desc")
        .offset(maxDevices),
    )
    .execute();
}

/** Lets an unknown device in: the secret of a link, valid once and for an hour. */
export async function createDeviceLink(db: Kysely<Database>, userId: string): Promise<string> {
  const token = createToken();
  await db
    .insertInto("device_links")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(hours => ${linkHours})`,
    })
    .execute();
  return token;
}

/** The account whose link this is, which is used up; undefined for one that is used, expired or forged. */
export async function takeDeviceLink(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("device_links")
    .where("token_hash", "=", hashToken(token))
    .returning(["user_id", sql<boolean>`expires_at > now()`.as("isGood")])
    .executeTakeFirst();
  return taken?.isGood === true ? taken.user_id : undefined;
}

/** After a password reset by mail, no device is known any more. */
export async function forgetDevices(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("known_devices").where("user_id", "=", userId).execute();
  await db.deleteFrom("device_links").where("user_id", "=", userId).execute();
}

export async function deleteOldDevices(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("known_devices")
    .where("seen_at", "<", sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .execute();
}
