import { Kysely, PostgresDialect } from "kysely";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";

/** Kysely inside a transaction that the caller begins and ends with the driver itself. */
export function kyselyOn(tx: Queryable): Kysely<Database> {
  const query = tx.query.bind(tx) as never;
  const pool = { connect: async () => ({ query, release: () => {} }), end: async () => {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) });
}
