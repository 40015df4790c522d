import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export async function insertRecoveryCodes(
  tx: Kysely<Database>,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Answers how many are left; undefined for a code that is wrong or used. */
export async function deleteRecoveryCode(
  db: Kysely<Database>,
  userId: string,
  hash: Buffer,
): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`with taken as (
      delete from recovery_codes where user_id = ${userId} and code_hash = ${hash} returning code_hash
    )
    select (select count(*) from recovery_codes where user_id = ${userId}) - 1 as left from taken`.execute(
    db,
  );
  return rows[0]?.left;
}

export async function deleteRecoveryCodes(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

export function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<{ left: number }> {
  return db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

export async function hasRecoveryCodes(db: Kysely<Database>, userId: string): Promise<boolean> {
  const any = await db
    .selectFrom("recovery_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}
