import type pg from "pg";
import type { Queryable } from "../../base/db/queryable.ts";
import { snapshot } from "../../base/db/transact.ts";

/** Until this transaction ends, the names of the log's tables mean those of a log that has ended, to be read. */
export async function enterLog(tx: Queryable, log: number): Promise<void> {
  await tx.query(
    `select set_config('colophon.log', $1, true), set_config('search_path', 'previous, public', true)`,
    [String(log)],
  );
}

/** The present log again. */
export async function leaveLog(tx: Queryable): Promise<void> {
  await tx.query(`set local search_path to default`);
}

/** Reads in a log that has ended with what reads the present one. */
export function inLog<T>(pool: pg.Pool, log: number, read: (tx: Queryable) => Promise<T>): Promise<T> {
  return snapshot(pool, async (tx) => {
    const [, result] = await Promise.all([enterLog(tx, log), read(tx)]);
    return result;
  });
}

/** The same for what takes a connection: each of its queries is a transaction of its own. */
export function queryableIn(pool: pg.Pool, log: number): Queryable {
  return { query: (statement, values) => inLog(pool, log, (tx) => tx.query(statement, values)) };
}
