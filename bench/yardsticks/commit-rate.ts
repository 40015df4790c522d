import pg from "pg";

const MAX_CONNECTIONS = 64;
/** Left for what the server opens meanwhile. */
const SPARE_CONNECTIONS = 10;

export interface CommitRate {
  connections: number;
  perSecond: number;
}

/**
 * How many transactions a second this Postgres commits when each inserts one small row and does nothing else: no
 * registry that writes one transaction per registration can be faster. Uses its own database.
 */
export async function commitRate(url: string, clients: number, seconds: number): Promise<CommitRate> {
  const connectionString = await makeDatabase(url);
  const connections = Math.min(clients, MAX_CONNECTIONS, await countFree(connectionString));
  const pool = new pg.Pool({ connectionString, max: connections });
  await pool.query(
    "create table if not exists yardstick (id bigint generated always as identity, hash bytea)",
  );
  const hash = Buffer.alloc(32, 1);
  let count = 0;
  let end = Infinity;
  const insertOnAndOn = async (): Promise<void> => {
    const client = await pool.connect();
    while (performance.now() < end) {
      await client.query({
        name: "insert",
        text: "insert into yardstick (hash) values ($1)",
        values: [hash],
      });
      count++;
    }
    client.release();
  };
  const start = performance.now();
  end = start + 1000 * seconds;
  await Promise.all(Array.from({ length: connections }, insertOnAndOn));
  const perSecond = count / ((performance.now() - start) / 1000);
  await pool.end();
  return { connections, perSecond };
}

async function makeDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = 'yardstick'");
  if (rowCount === 0) await client.query("create database yardstick");
  await client.end();
  return Object.assign(new URL(url), { pathname: "/yardstick" }).href;
}

/** Connections that Postgres still accepts: several processes of the server keep more than one does. */
async function countFree(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ free: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - count(*)::int as free from pg_stat_activity where backend_type = 'client backend'`,
  );
  await client.end();
  const free = Number(rows[0]?.free) - SPARE_CONNECTIONS;
  if (free < 8) throw new Error(`${free} free connections are too few to measure commits with`);
  return free;
}
