import { CompiledQuery, type Kysely } from "kysely";
import type { QueryResult, QueryResultRow } from "pg";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";

/** A transaction of Kysely for what speaks SQL. */
export function queryableOf(tx: Kysely<Database>): Queryable {
  return {
    async query<R extends QueryResultRow>(
      ...[statement, values]: Parameters<Queryable["query"]>
    ): Promise<QueryResult<R>> {
      const { text, values: own = values } = typeof statement === "string" ? { text: statement } : statement;
      const { rows, numAffectedRows } = await tx.executeQuery<R>(CompiledQuery.raw(text, own ?? []));
      const rowCount = numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
      return { rows, rowCount, command: "", oid: 0, fields: [] };
    },
  };
}
