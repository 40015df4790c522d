import type { QueryConfig, QueryResult, QueryResultRow } from "pg";

/** Runs statements: the pool, or a client inside a transaction. */
export interface Queryable {
  query<R extends QueryResultRow>(
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<R>>;
}
