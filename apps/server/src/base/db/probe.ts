import { openPool } from "./connection.ts";

/** Asks the database for readiness. */
export interface Probe {
  /** Whether it is read-only, like a standby. Fails when it doesn't answer within a second. */
  isReadOnly(): Promise<boolean>;
  close(): Promise<void>;
}

const timeoutMs = 1000;

/**
 * On its own connection, so that it waits neither for the pool nor for a lock: a busy node isn't a broken one. Concurrent
 * callers share the answer.
 */
export function openProbe(url: string): Probe {
  const pool = openPool(url, {
    max: 1,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const { rows } = await pool.query<{ isReadOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    return rows[0]?.isReadOnly === true;
  }

  return {
    isReadOnly: () =>
      (asking ??= ask().finally(() => {
        asking = undefined;
      })),
    close: () => pool.end(),
  };
}
