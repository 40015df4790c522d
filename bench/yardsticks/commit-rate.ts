import pg from "pg";

/** Leaves room for the server's own connections in the embedded Postgres, which has a hundred. */
const MAX_CONNECTIONS = 64;

export interface CommitRate {
  connections: number;
  perSecond: number;
}

/**
 * How many transactions a second this Postgres commits when each inserts one small row and does nothing else: no
 * registry that writes one transaction per registration can be faster. Uses its own database.
 */
export async function commitRate(url: string, clients: number, seconds: number): Promise<CommitRate> {
  const connections = Math.min(clients, MAX_CONNECTIONS);
  const pool = new pg.Pool({ connectionString: await makeDatabase(url), max: connections });
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
