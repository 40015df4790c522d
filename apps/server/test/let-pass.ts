import { type Kysely, sql } from "kysely";
import type { Database } from "../src/base/db/schema.ts";

/** As if so much time had passed for all that `people/accounts/attempts.ts` limits: waits end, counts are forgotten. A negative number makes waits longer. */
export async function letPass(db: Kysely<Database>, seconds: number): Promise<void> {
  const past = sql`make_interval(secs => ${seconds})`;
  await sql`update attempts set next_at = next_at - ${past}, ends_at = ends_at - ${past}`.execute(db);
}
