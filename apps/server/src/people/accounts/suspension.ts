import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteSessions } from "./session-store.ts";
import { suspendUser } from "./user-store.ts";

/**
 * Suspends an account: ends its sessions, and none is opened until it is lifted. A concurrent log-in either locked the
 * user's row first, and its session ends too, or locks it later and gets none. False where the account is already
 * suspended or closed.
 */
export async function suspend(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const isSuspended = await suspendUser(tx, userId);
  await deleteSessions(tx, userId);
  return isSuspended;
}
