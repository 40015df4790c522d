import type pg from "pg";
import type { Queryable } from "./queryable.ts";

/** Runs statements in one transaction: all of them count, or none. */
export function transact<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return inTransaction(pool, "begin", work);
}

/** Reads one state of one server, without waiting for a row's lock. */
export function snapshot<T>(pool: pg.Pool, read: (tx: Queryable) => Promise<T>): Promise<T> {
  return inTransaction(pool, "begin transaction isolation level repeatable read, read only", read);
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // The connection ends, and with it the transaction: nothing of it counts.
    client.release(true);
    throw error;
  }
}
