import type pg from "pg";

/** What runs a statement: the pool, or a client inside a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;
