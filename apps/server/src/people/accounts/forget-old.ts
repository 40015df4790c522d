import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteForgottenAttempts } from "./attempts.ts";
import { deleteExpiredLinks } from "./confirmation-store.ts";
import { deleteOldDevices } from "./known-devices.ts";
import { deleteOldSecurityEvents } from "./security-events.ts";

/** Deletes what accounts keep for a time only. */
export async function forgetOld(db: Kysely<Database>): Promise<void> {
  await deleteExpiredLinks(db);
  await deleteForgottenAttempts(db);
  await deleteOldDevices(db);
  await deleteOldSecurityEvents(db);
}
