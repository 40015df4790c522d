import { openPool } from "./connection.ts";

/** What the database says about itself. */
export interface DatabaseState {
  /** Its clock, in milliseconds. */
  time: number;
  /** `synchronous_standby_names`. */
  synchronous: string;
  /** The names of the standbys that are connected. */
  standbys: string[];
  /** For how long the oldest commit of this server's role has been waiting for a standby. */
  waitingSeconds: number;
}

/** Asks the database for readiness. */
export interface Probe {
  /** Whether it is read-only, like a standby. Fails when it doesn't answer within a second, like the other. */
  isReadOnly(): Promise<boolean>;
  look(): Promise<DatabaseState>;
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
    async look() {
      const { rows } = await pool.query<DatabaseState>(question);
      if (rows[0] === undefined) throw new Error("a question without a table has one row");
      return rows[0];
    },
    close: () => pool.end(),
  };
}

/** Any role may read the names of standbys, and for what the sessions of its own wait. A backup follows for a while, and confirms nothing. */
const question = `select
  (extract(epoch from clock_timestamp()) * 1000)::float8 as time,
  current_setting('synchronous_standby_names') as synchronous,
  array(select application_name::text from pg_stat_replication where state is distinct from 'backup') as standbys,
  coalesce((select max(extract(epoch from clock_timestamp() - query_start)) from pg_stat_activity
    where datname = current_database() and wait_event = 'SyncRep'), 0)::float8 as "waitingSeconds"`;
