import type { Kysely, Selectable } from "kysely";
import { DatabaseError } from "pg";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";

export type UserRow = Omit<
  Selectable<Database["users"]>,
  "password_hash" | "accepted_terms" | "accepted_terms_at" | "erasing_since"
>;

const columns = ["id", "email", "email_key", "full_name", "language", "created_at", "image"] as const;

interface NewUser {
  email: string;
  email_key: string;
  full_name: string;
  password_hash: string;
  language: string;
  accepted_terms: string;
  accepted_terms_at: Date;
}

/** Undefined when the address has an account: the unique constraint decides, also between two at once. */
export function insertUser(db: Kysely<Database>, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export function findUser(db: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Nobody else changes the account until the transaction ends. */
export function lockUser(tx: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom("users").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findUserByEmail(
  db: Kysely<Database>,
  emailKey: string,
): Promise<(UserRow & { password_hash: string }) | undefined> {
  return db
    .selectFrom("users")
    .select([...columns, "password_hash"])
    .where("email_key", "=", emailKey)
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

/** Sets another address where the password is still that one; false where it is not. `email_taken` as in `insertUser`. */
export async function updateEmail(
  db: Kysely<Database>,
  id: string,
  address: Pick<NewUser, "email" | "email_key">,
  passwordHash: string,
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await db
      .updateTable("users")
      .set(address)
      .where("id", "=", id)
      .where("password_hash", "=", passwordHash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === "users_email_key_key")
      throw new AppError("email_taken");
    throw error;
  }
}

/** Sets another hash; with `replacing`, only in place of that one: false where it was another. */
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
