import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/** Per account: beyond this, the least recently seen ones are forgotten. */
const maxDevices = 50;
/** A device not seen for this long is unknown again. */
const rememberedDays = 400;
const linkHours = 1;

export async function findAccountOfDevice(
  db: Kysely<Database>,
  emailKey: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("email_key", "=", emailKey)
    // Once one account has confirmed the address, the devices of the others no longer count.
    .where(sql<boolean>`(email_confirmed_at is not null or not exists
      (select from users as other where other.email_key = users.email_key and other.email_confirmed_at is not null))`)
    .where("seen_at", ">", sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .executeTakeFirst();
  return found?.user_id;
}

/** Notes that it was seen. False where the account doesn't know it. */
export async function updateDevice(
  db: Kysely<Database>,
  userId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("known_devices")
    .set({ seen_at: sql`now()` })
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the account has others. */
export async function insertDevice(
  db: Kysely<Database>,
  userId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ isNews: boolean }>`
    insert into known_devices (token_hash, user_id) values (${tokenHash}, ${userId})
    returning exists (select from known_devices where user_id = ${userId}) as "isNews"`.execute(db);
  return rows[0]?.isNews ?? true;
}

export async function forgetOldDevices(db: Kysely<Database>, userId: string): Promise<void> {
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

export async function insertDeviceLink(
  db: Kysely<Database>,
  userId: string,
  tokenHash: Buffer,
): Promise<void> {
  await db
    .insertInto("device_links")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(hours => ${linkHours})`,
    })
    .execute();
}

/** The account whose link this was; undefined for one that is used, expired or forged. */
export async function deleteDeviceLink(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("device_links")
    .where("token_hash", "=", tokenHash)
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
