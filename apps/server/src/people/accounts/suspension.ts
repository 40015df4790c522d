import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteSessions } from "./session-store.ts";

/**
 * Suspends an account: ends its sessions, and none is opened until it is lifted. A concurrent log-in either locked the
 * user's row first, and its session ends too, or locks it later and gets none. False where the account is already
 * suspended or closed.
 */
export async function suspend(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ suspended_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .where("suspended_at", "is", null)
    .where("erasing_since", "is", null)
    .executeTakeFirst();
  await deleteSessions(tx, userId);
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
