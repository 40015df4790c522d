import type { QueryConfig, QueryResult, QueryResultRow } from "pg";

/** Runs statements: the pool, or a client inside a transaction. */
export interface Queryable {
  query<R extends QueryResultRow>(
    statement: string | QueryConfig<unknown[]>,
    values?: unknown[],
  ): Promise<Pick<QueryResult<R>, "rows" | "rowCount">>;
}
