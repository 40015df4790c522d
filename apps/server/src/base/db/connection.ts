import { callbackify } from "node:util";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type DatabaseServers, parseDatabaseUrl } from "../config/database-url.ts";
import { StartError } from "../errors.ts";
import { findServer } from "./find-server.ts";
import type { Database } from "./schema.ts";
import { settleConnection } from "./settle-connection.ts";

export interface Connection {
  pool: pg.Pool;
  db: Kysely<Database>;
  /** Waits for the running queries, then ends all connections. */
  close: () => Promise<void>;
}

type PoolOptions = Pick<
  pg.PoolConfig,
  "max" | "connectionTimeoutMillis" | "idleTimeoutMillis" | "query_timeout"
>;

/**
 * Opens a pool on a Postgres. If the URL lists several, each new connection picks the server that fits. Nothing connects
 * before the first query.
 */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const servers = parseDatabaseUrl(url);
  const pool = new pg.Pool({
    connectionString: servers.urls[0],
    Client: clientOf(servers),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, though its types don't say so
    onConnect: settleConnection,
    application_name: "colophon",
    max: 10,
    keepAlive: true,
    // Queries that one client gets without awaits in between share a round trip.
    pipeline: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    // A process suspended inside a transaction loses it and its locks before those who wait for them time out.
    idle_in_transaction_session_timeout: 4000,
    lock_timeout: 5000,
    types: numberTypes,
    ...options,
  });
  // A lost connection fails its current query or the next one. Without these listeners, the event would end the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

type Callback = (error: Error | null) => void;

/** pg's clients know one server only: this one chooses among several before it connects. */
function clientOf(servers: DatabaseServers): typeof pg.Client {
  return class extends pg.Client {
    // pg's pool passes a callback; without one, it is awaited.
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      if (callback === undefined) return this.#connectToFound();
      callbackify(() => this.#connectToFound())(callback);
    }

    async #connectToFound(): Promise<pg.Client> {
      if (servers.wish !== undefined) {
        const { hostname, port } = new URL(await findServer(servers));
        this.host = hostname.replace(/^\[|\]$/g, "");
        this.port = Number(port || 5432);
      }
      try {
        return await super.connect();
      } catch (error) {
        throw isRefusedSetting(error) ? new StartError(ignoreSettings, { cause: error }) : error;
      }
    }
  };
}

const isRefusedSetting = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

const ignoreSettings =
  "DATABASE_URL leads to a pgbouncer that refuses the settings of a connection. Add to pgbouncer.ini: ignore_startup_parameters = " +
  'statement_timeout, lock_timeout, idle_in_transaction_session_timeout (docs/operations.md, "A connection pooler").';

/** A pool, and Kysely on top of it. */
export function connect(url: string, options: PoolOptions = {}): Connection {
  const pool = openPool(url, options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends the pool only if a query went through Kysely.
    if (!pool.ending) await pool.end();
  };
  return { pool, db, close };
}

function ignore(): void {}

/** bigint arrives as a JS number: indices, sizes and counts stay far below 2^53. */
const numberTypes = new pg.TypeOverrides();
numberTypes.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
}
