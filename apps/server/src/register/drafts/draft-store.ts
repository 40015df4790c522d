import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export type DraftRow = Selectable<Database["drafts"]>;

/** Until the transaction ends, no other draft of this account is saved. False if the account is closed. */
export async function lockDrafts(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("erasing_since", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

export function listDrafts(db: Kysely<Database>, userId: string): Promise<DraftRow[]> {
  return db
    .selectFrom("drafts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
}

export function findDraft(db: Kysely<Database>, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function countDrafts(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("drafts")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertDraft(
  tx: Kysely<Database>,
  draft: Pick<DraftRow, "id" | "user_id" | "besides" | "sealed">,
): Promise<DraftRow> {
  return tx
    .insertInto("drafts")
    .values({ ...draft, revision: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateDraft(
  tx: Kysely<Database>,
  { id, sealed }: Pick<DraftRow, "id" | "sealed">,
): Promise<DraftRow> {
  return tx
    .updateTable("drafts")
    .set({ sealed, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a draft that has not been changed since. */
export async function deleteDraft(
  db: Kysely<Database>,
  { id, userId, revision }: { id: string; userId: string; revision: number },
): Promise<void> {
  await db
    .deleteFrom("drafts")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("revision", "=", revision)
    .execute();
}

export async function deleteOldDrafts(db: Kysely<Database>, days: number): Promise<void> {
  await db
    .deleteFrom("drafts")
    .where("updated_at", "<", sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
