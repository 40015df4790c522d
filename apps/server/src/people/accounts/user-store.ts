import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export type UserRow = Pick<
  Selectable<Database["users"]>,
  "id" | "email" | "email_key" | "full_name" | "language" | "created_at" | "image" | "email_confirmed_at"
>;

const columns = [
  "id",
  "email",
  "email_key",
  "full_name",
  "language",
  "created_at",
  "image",
  "email_confirmed_at",
] as const;

interface NewUser {
  email: string;
  email_key: string;
  full_name: string;
  password_hash: string;
  language: string;
  letters_off: string[];
  accepted_terms: string;
  accepted_terms_at: Date;
  email_confirmed_at: Date | null;
}

/** Insert only after checking, under `lockAddress`, who has the address. */
export function insertUser(tx: Kysely<Database>, user: NewUser): Promise<UserRow> {
  return tx.insertInto("users").values(user).returning(columns).executeTakeFirstOrThrow();
}

/** Until the transaction ends, no other account can be opened with this address, confirm it or change to it. Before any lock of an account. */
export async function lockAddress(tx: Kysely<Database>, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('users.email_key'), hashtext(${emailKey}))`.execute(tx);
}

/** At most this many accounts may share an unconfirmed address. */
export const maxUnconfirmed = 3;

/**
 * The accounts that this address may mean: the one that has confirmed it first, then by age. At most `maxUnconfirmed`,
 * since a log-in always compares that many passwords.
 */
export function findUsersByEmail(
  db: Kysely<Database>,
  emailKey: string,
): Promise<(UserRow & { password_hash: string })[]> {
  return db
    .selectFrom("users")
    .select([...columns, "password_hash"])
    .where("email_key", "=", emailKey)
    .orderBy((eb) => eb("email_confirmed_at", "is", null))
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxUnconfirmed)
    .execute();
}

export function findUser(db: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Locks the account until the transaction ends. Undefined when it is gone or closed. */
export function lockUser(
  tx: Kysely<Database>,
  id: string,
): Promise<(UserRow & { password_hash: string }) | undefined> {
  return tx
    .selectFrom("users")
    .select([...columns, "password_hash"])
    .where("id", "=", id)
    .where("erasing_since", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export function updateLanguage(
  db: Kysely<Database>,
  id: string,
  language: string,
): Promise<UserRow | undefined> {
  return db.updateTable("users").set({ language }).where("id", "=", id).returning(columns).executeTakeFirst();
}

export async function findPasswordHash(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const user = await db.selectFrom("users").select("password_hash").where("id", "=", id).executeTakeFirst();
  return user?.password_hash;
}

/** Sets the address of a locked account. */
export async function updateEmail(
  tx: Kysely<Database>,
  id: string,
  address: Pick<NewUser, "email" | "email_key" | "email_confirmed_at">,
): Promise<void> {
  await tx.updateTable("users").set(address).where("id", "=", id).execute();
}

/** Sets a new hash; with `replacing`, only in place of that one, and false where it was another. */
export async function updatePasswordHash(
  db: Kysely<Database>,
  id: string,
  passwordHash: string,
  replacing?: string,
): Promise<boolean> {
  const update = db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", id);
  const { numUpdatedRows } = await (
    replacing === undefined ? update : update.where("password_hash", "=", replacing)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account that has confirmed this address. */
export function findByAddress(db: Kysely<Database>, emailKey: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .select(columns)
    .where("email_key", "=", emailKey)
    .where("email_confirmed_at", "is not", null)
    .where("erasing_since", "is", null)
    .executeTakeFirst();
}

/** False where the account is already suspended or closed. */
export async function suspendUser(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ suspended_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .where("suspended_at", "is", null)
    .where("erasing_since", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where it is not suspended. */
export async function liftSuspension(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ suspended_at: null })
    .where("id", "=", userId)
    .where("suspended_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isSuspended(db: Kysely<Database>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("suspended_at", "is not", null)
    .executeTakeFirst();
  return user !== undefined;
}

/** The wallet, and what it was about to sign. */
export async function deleteWalletOf(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom("wallets").where("user_id", "=", userId).execute();
  await tx.deleteFrom("wallet_nonces").where("user_id", "=", userId).execute();
}

/** What programs act with: whoever made it may be somebody else. */
export async function deleteApiTokensOf(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}
