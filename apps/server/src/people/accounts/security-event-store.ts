import type { SecurityEventKind } from "@colophon/api";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

const keptDays = 180;

export interface SecurityEvent {
  userId: string;
  kind: SecurityEventKind;
  /** In the form of `describeDevice`. */
  device: string;
}

export async function insertSecurityEvent(
  db: Kysely<Database>,
  { userId, kind, device }: SecurityEvent,
): Promise<void> {
  await db.insertInto("security_events").values({ user_id: userId, kind, device }).execute();
}

/** Counts it to the same event in the last hour. False where there was none. */
export async function countSecurityEvent(db: Kysely<Database>, event: SecurityEvent): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("security_events")
    .set({ times: sql`times + 1`, at: sql`now()` })
    .where("user_id", "=", event.userId)
    .where("kind", "=", event.kind)
    .where("device", "=", event.device)
    .where("began_at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}

/** The newest first; without a limit all that are kept. */
export function listSecurityEvents(
  db: Kysely<Database>,
  userId: string,
  limit: number | null = null,
): Promise<{ kind: SecurityEventKind; device: string; times: number; at: Date }[]> {
  return db
    .selectFrom("security_events")
    .select(["kind", "device", "times", "at"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteOldSecurityEvents(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("security_events")
    .where("at", "<", sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}
