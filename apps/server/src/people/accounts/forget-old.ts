import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteForgottenAttempts } from "./attempt-store.ts";
import { deleteExpiredLinks } from "./confirmation-store.ts";
import { deleteOldDevices } from "./device-store.ts";
import { deleteOldSecurityEvents } from "./security-event-store.ts";
import { deleteOldSessions } from "./session-store.ts";

/** Deletes what accounts keep for a time only. */
export async function forgetOld(db: Kysely<Database>): Promise<void> {
  await deleteExpiredLinks(db);
  await deleteForgottenAttempts(db);
  await deleteOldDevices(db);
  await deleteOldSecurityEvents(db);
  await deleteOldSessions(db);
}
