import { CompiledQuery, type Kysely } from "kysely";
import type { QueryConfig } from "pg";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";

/** Where a statement runs, whether the driver or Kysely has begun its transaction. */
export type Tx = Queryable | Kysely<Database>;

/**
 * For stores that both kinds of transactions call, such as that of letters, which are queued in the transaction of their
 * cause: they write their statements as text.
 */
export function queryableOn(tx: Tx): Queryable {
  if (!("executeQuery" in tx)) return tx;
  return {
    async query(statement, given) {
      const { text, values = given }: QueryConfig<unknown[]> =
        typeof statement === "string" ? { text: statement } : statement;
      const { rows, numAffectedRows } = await tx.executeQuery<never>(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
