import type pg from "pg";
import type { Queryable } from "./queryable.ts";

/** Runs statements in one transaction: all or nothing. */
export function transact<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query("begin");
    return work(client);
  });
}

/** Reads a consistent snapshot without waiting for row locks. The first query shares a round trip with `begin`. */
export function snapshot<T>(pool: pg.Pool, read: (tx: Queryable) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    const begun = client.query("begin transaction isolation level repeatable read, read only");
    const [, result] = await Promise.all([begun, read(client)]);
    return result;
  });
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls the transaction back.
    client.release(true);
    throw error;
  }
}
