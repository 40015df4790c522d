import { setTimeout as delay } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Runs `lead` on a connection of its own that holds the advisory lock `name`, if no other process holds it.
 * The lock dies with the connection: a process that hangs or is cut off does not block the others.
 * Resolves to whether the lock was had.
 */
export function tryToLead(
  db: Kysely<Database>,
  name: string,
  lead: (connection: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ had: boolean }>`select pg_try_advisory_lock(${key}) as had`.execute(
      connection,
    );
    if (!rows[0]?.had) return false;
    try {
      await lead(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
    return true;
  });
}

/** Waits, but not beyond the signal. */
export async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
