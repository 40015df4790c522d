import type pg from "pg";
import type { Queryable } from "../../base/db/queryable.ts";
import { snapshot } from "../../base/db/transact.ts";
import { enterLog } from "./previous-log-store.ts";

/** Reads in a log that has ended with what reads the present one. */
export function inLog<T>(pool: pg.Pool, log: number, read: (tx: Queryable) => Promise<T>): Promise<T> {
  return snapshot(pool, async (tx) => {
    // In this order: the queries of one connection run as they are sent, and those of `read` mean the log that is entered.
    const [, result] = await Promise.all([enterLog(tx, log), read(tx)]);
    return result;
  });
}

/** The same for what takes a connection: each of its queries is a transaction of its own. */
export function queryableIn(pool: pg.Pool, log: number): Queryable {
  return { query: (statement, values) => inLog(pool, log, (tx) => tx.query(statement, values)) };
}
