import { Kysely, PostgresDialect } from "kysely";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";

/** Kysely in a transaction that somebody else began with the driver itself, and ends. */
export function kyselyOn(tx: Queryable): Kysely<Database> {
  const query = tx.query.bind(tx) as never;
  const pool = { connect: async () => ({ query, release: () => {} }), end: async () => {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) });
}
