import diagnostics from "node:diagnostics_channel";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { countSecurityEvent, insertSecurityEvent, type SecurityEvent } from "./security-event-store.ts";

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
  await insertSecurityEvent(db, event);
  const { userId, kind } = event;
  channel.publish({ userId, kind });
}

/** Like `noteSecurityEvent`, for what strangers can repeat without limit: one event an hour, with its count. */
export async function noteRepeatedEvent(db: Kysely<Database>, event: SecurityEvent): Promise<void> {
  if (!(await countSecurityEvent(db, event))) await noteSecurityEvent(db, event);
}
