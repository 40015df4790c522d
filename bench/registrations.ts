import { parseArgs } from "node:util";
import { openPool } from "@colophon/server/base/db/connection.ts";
import { borrowPostgres } from "@colophon/server/base/db/borrow-postgres.ts";
import { openAccount } from "@colophon/testing/account";
import { metricsToken, preload, readPid, runToEnd, startServer } from "@colophon/testing/start-server";
import { easyBlocks, startClocks } from "@colophon/testing/start-clocks";
import { printTable } from "./measure/print-table.ts";
import { type Level, measureLevel } from "./registrations/measure-level.ts";
import { readStorage, storageEach } from "./registrations/storage.ts";
import { type CommitRate, commitRate } from "./yardsticks/commit-rate.ts";
import { fsyncRate } from "./yardsticks/fsync-rate.ts";

/**
 * `npm run bench -- registrations`: the real server with its own Postgres on a fresh DATA_DIR, and a given number of
 * clients that register works over HTTP. Each figure is shown beside the limit of the same Postgres and disk.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    clients: { type: "string", default: "1,16,64,256" },
    seconds: { type: "string", default: "10" },
    "warm-up": { type: "string", default: "3" },
    yardstick: { type: "string", default: "3" },
    users: { type: "string", default: "32" },
    workers: { type: "string", default: "1" },
    /** By accounts with a confirmed address, so that each registration queues a letter, too. */
    letters: { type: "boolean", default: false },
    /** In cents; 0: registering is free, so there are no orders. */
    fee: { type: "string", default: "2500" },
    /** Seconds between stamps by simulated clocks on this machine; unset: none are asked. */
    clocks: { type: "string" },
    /** A folder for the server's CPU profile. */
    "cpu-prof": { type: "string" },
    json: { type: "boolean", default: false },
  },
});

const say = (line: string): void => console.error(line);
const profile = values["cpu-prof"];
const clocks = values.clocks === undefined ? undefined : await startClocks();
const server = await startServer(
  {
    WORKERS: values.workers,
    REGISTRATION_FEE_CENTS: values.fee,
    ...(clocks && { ...clocks.env, STAMP_INTERVAL_SECONDS: values.clocks ?? "" }),
    ...(profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
  },
  [...preload, ...easyBlocks],
);
const pids = { server: server.pid, postgres: await readPid(server.dataDir, "postgres") };
const { url: databaseUrl } = await borrowPostgres(server.dataDir);
const yardstickSeconds = Number(values.yardstick);
const fsyncs = fsyncRate(server.dataDir, yardstickSeconds);

say(`making ${values.users} users`);
const users = Array.from({ length: Number(values.users) }, () =>
  // Accounts without a confirmed address get no letters about certificates.
  openAccount(server.url, "Ada Lovelace", { isConfirmed: false, withLetters: true }),
);
const tokens = (await Promise.all(users)).map(({ token }) => token);
if (values.letters) await confirmAddresses(databaseUrl);

interface Measured {
  level: Level;
  commits: CommitRate;
  /** Milliseconds per leaf, and leaves per batch. */
  lock: { waited: number; held: number; leaves: number };
  storage: ReturnType<typeof storageEach>;
}

const measured: Measured[] = [];
for (const clients of values.clients.split(",").map(Number)) {
  say(`${clients} clients`);
  const commits = await commitRate(databaseUrl, clients, yardstickSeconds);
  const { seconds, "warm-up": warmUp } = values;
  const times = { seconds: Number(seconds), warmUpSeconds: Number(warmUp) };
  const before = await readLock(server.url);
  const storedBefore = await readStorage(databaseUrl);
  const level = await measureLevel({ url: server.url, tokens, clients, pids, ...times });
  const after = await readLock(server.url);
  const storage = storageEach(storedBefore, await readStorage(databaseUrl), level.registered);
  const leaves = after.leaves - before.leaves;
  const lock = {
    waited: (1000 * (after.waited - before.waited)) / leaves,
    held: (1000 * (after.held - before.held)) / leaves,
    leaves: leaves / (after.batches - before.batches),
  };
  measured.push({ level, commits, lock, storage });
}
const inLog = await countRecords();
/** Tokens and promises that clocks gave meanwhile. */
const pieces = await countPieces();
await server.stop();
clocks?.close();
const fsck = await runToEnd("fsck", server.env);

const acknowledged = measured.reduce((total, { level }) => total + level.registered, 0);
if (values.json)
  console.log(
    JSON.stringify({
      fsyncsPerSecond: fsyncs,
      levels: measured,
      acknowledged,
      inLog,
      pieces,
      fsck: fsck.code,
    }),
  );
else report();
if (fsck.code !== 0 || acknowledged !== inLog) process.exitCode = 1;

/** Also uses up today's letters: otherwise we would measure drawing PDFs, for which registering doesn't wait. */
async function confirmAddresses(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  await pool.query("update users set email_confirmed_at = now()");
  await pool.query(`insert into letters (kind, subject, user_id, language, bulk, due_at, sent_at)
    select kind, users.id::text || n, users.id, 'en', true, null, now()
    from users, unnest('{certificateReady,finalProof}'::text[]) kind, generate_series(1, 20) n`);
  await pool.end();
}

/** What all processes have appended so far, and how many seconds they waited for the log's lock and held it. */
async function readLock(
  url: string,
): Promise<{ leaves: number; batches: number; waited: number; held: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1] ?? 0);
  return {
    leaves: read("colophon_log_leaves_total"),
    batches: read("colophon_log_locked_seconds_count"),
    waited: read("colophon_log_lock_wait_seconds_sum"),
    held: read("colophon_log_locked_seconds_sum"),
  };
}

async function countPieces(): Promise<number> {
  const pool = openPool(databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ count: number }>(
    "select count(*) from clock_pieces where bytes is not null",
  );
  await pool.end();
  return Number(rows[0]?.count);
}

/** The log's entries of certificates; the others are key sets and heads. */
async function countRecords(): Promise<number> {
  const pool = openPool(databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ count: number }>(
    "select count(*) from log_entries where certificate_id is not null and get_byte(entry, 0) = 1",
  );
  await pool.end();
  return Number(rows[0]?.count);
}

function report(): void {
  const percent = (share: number | undefined) => (share === undefined ? "?" : `${Math.round(100 * share)} %`);
  printTable(
    measured.map(({ level, commits, lock, storage }) => ({
      clients: level.clients,
      "registrations/s": Math.round(level.perSecond),
      "p50 ms": level.p50.toFixed(1),
      "p99 ms": level.p99.toFixed(1),
      "max ms": level.max.toFixed(1),
      errors: Object.values(level.errors).reduce((total, count) => total + count, 0),
      "bare commits/s": `${Math.round(commits.perSecond)} (${commits.connections})`,
      "leaves a batch": Math.round(lock.leaves),
      "lock wait ms each": lock.waited.toFixed(3),
      "held ms each": lock.held.toFixed(3),
      server: percent(level.cpu?.server),
      Postgres: percent(level.cpu?.postgres),
      load: percent(level.cpu?.load),
      other: percent(level.cpu?.other),
      "server µs each": Math.round(level.serverMicroseconds ?? NaN),
      "bytes each": Math.round(storage.total),
      "WAL each": Math.round(storage.wal),
    })),
  );
  for (const { level } of measured)
    if (Object.keys(level.errors).length > 0)
      console.log(`${level.clients} clients, by status: ${JSON.stringify(level.errors)}`);
  for (const { level, storage } of measured) {
    const tables = storage.tables.map(([name, bytes]) => `${name} ${Math.round(bytes)}`);
    console.log(`${level.clients} clients, bytes each: ${tables.join(", ")}`);
  }
  console.log(`disk: ${Math.round(fsyncs)} fdatasync/s of 4 KiB, one after the other`);
  console.log(`acknowledged ${acknowledged}, in the log ${inLog}, pieces of other clocks ${pieces}`);
  console.log(`fsck: exit ${String(fsck.code)}\n${fsck.output.trim()}`);
}
