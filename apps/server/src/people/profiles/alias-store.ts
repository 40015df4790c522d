import type { Alias, NewAlias } from "@colophon/api";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/** Oldest first. */
export function listAliases(db: Kysely<Database>, userId: string): Promise<Alias[]> {
  return db
    .selectFrom("aliases")
    .leftJoin("profiles", "profiles.user_id", "aliases.user_id")
    .select(["id", "name", "context"])
    .select(sql<boolean>`primary_alias_id is not distinct from id`.as("primary"))
    .where("aliases.user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Undefined when the user already has `max`: the lock on the user's row serialises concurrent additions. */
export function insertAlias(
  db: Kysely<Database>,
  userId: string,
  { primary, ...fields }: NewAlias,
  max: number,
): Promise<Alias | undefined> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
    const { count } = await tx
      .selectFrom("aliases")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (count >= max) return undefined;
    const { id } = await tx
      .insertInto("aliases")
      .values({ user_id: userId, ...fields })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (primary) await setPrimaryAlias(tx, userId, id);
    return { id, ...fields, primary };
  });
}

/** False when this user has no such alias. Locks it, so that it can't be deleted before it is the primary one. */
export async function setPrimaryAlias(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("profiles")
    .columns(["user_id", "primary_alias_id"])
    .expression((eb) =>
      eb
        .selectFrom("aliases")
        .select(["user_id", "id"])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet((eb) => ({ primary_alias_id: eb.ref("excluded.primary_alias_id") })),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when this user has no such alias. */
export async function deleteAlias(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("aliases")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
