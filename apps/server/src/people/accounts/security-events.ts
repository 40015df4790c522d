import diagnostics from "node:diagnostics_channel";
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

/** Events of accounts for the server's log, without addresses and names. */
const channel = diagnostics.channel("colophon:security-event");

/** Reports each event from here on; answers a function that stops it. */
export function onSecurityEvent(tell: (event: Omit<SecurityEvent, "device">) => void): () => void {
  const listen = (message: unknown) => tell(message as SecurityEvent);
  channel.subscribe(listen);
  return () => {
    channel.unsubscribe(listen);
  };
}

/** Records an event of an account, for its owner to see. */
export async function noteSecurityEvent(db: Kysely<Database>, event: SecurityEvent): Promise<void> {
  const { userId, kind, device } = event;
  await db.insertInto("security_events").values({ user_id: userId, kind, device }).execute();
  channel.publish({ userId, kind });
}

/** Like `noteSecurityEvent`, for what strangers can repeat without limit: one event an hour, with its count. */
export async function noteRepeatedEvent(db: Kysely<Database>, event: SecurityEvent): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("security_events")
    .set({ times: sql`times + 1`, at: sql`now()` })
    .where("user_id", "=", event.userId)
    .where("kind", "=", event.kind)
    .where("device", "=", event.device)
    .where("began_at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await noteSecurityEvent(db, event);
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
