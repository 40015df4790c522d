import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Api, EndpointOutput } from "@colophon/api";
import { connect } from "@colophon/server/base/db/connection.ts";
import { startEmbeddedPostgres } from "@colophon/server/base/db/embedded-postgres.ts";
import { migrateToLatest } from "@colophon/server/base/db/migrate.ts";
import { preload, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { type Pids, readCpuTime } from "./measure/cpu-time.ts";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";
import { createRandom } from "./search/make-work.ts";
import { loadUses } from "./uses/load-uses.ts";

/** `npm run bench -- uses`: what machines may do with files, asked over HTTP by their fingerprints, one request after another. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    works: { type: "string", default: "1000000" },
    requests: { type: "string", default: "200" },
  },
});
const [works, requests] = [Number(values.works), Number(values.requests)];
type LookedUp = EndpointOutput<Api["POST /api/uses"]>;

const postgres = await startEmbeddedPostgres(makeTemporaryFolder("colophon-bench-"), {
  settings: ["fsync=off"],
});
const connection = connect(postgres.url);
try {
  await migrateToLatest(connection.db);
  console.error(`making ${works} works`);
  await loadUses(connection, works);
  const server = await startServer({ DATABASE_URL: postgres.url }, preload);
  const pids = { server: server.pid, postgres: postgres.pid() };
  const random = createRandom(5);
  const fileOf = (work: number) => createHash("sha256").update(String(work)).digest("hex");
  const anyFile = (every = 1) => fileOf(every * (1 + Math.floor((random() * works) / every)));
  const unknown = () => fileOf(-1 - random());
  const thousand = (next: (at: number) => string) => Array.from({ length: 1000 }, (_, at) => next(at));

  const ask = async (sha256: readonly string[]): Promise<number> => {
    const response = await fetch(`${server.url}/api/uses`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sha256 }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as LookedUp).files.length;
  };
  const read = async (address: string): Promise<number> => {
    const response = await fetch(`${server.url}${address}`);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.arrayBuffer()).byteLength;
  };
  // It is made at the start: the questions come after it.
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${server.url}/uses/list.jsonl.gz`);
    if (response.ok) {
      const bytes = (await response.arrayBuffer()).byteLength;
      console.log(
        `the daily list has ${bytes} bytes; waited ${((performance.now() - start) / 1000).toFixed(0)} s for it`,
      );
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  const rows = [
    await measure(pids, "1,000 fingerprints, something said of each", async () =>
      ask(thousand(() => anyFile(3))),
    ),
    await measure(pids, "1,000 fingerprints, all registered", async () => ask(thousand(() => anyFile()))),
    await measure(pids, "1,000 fingerprints, one in ten registered", async () =>
      ask(thousand((at) => (at % 10 === 0 ? anyFile() : unknown()))),
    ),
    await measure(pids, "1,000 fingerprints, none registered", async () => ask(thousand(unknown))),
    await measure(pids, "one fingerprint, bytes", async () => read(`/api/uses?sha256=${anyFile(3)}`)),
    await measure(pids, "a range, bytes", async () => read(`/uses/range/${anyFile().slice(0, 4)}`)),
  ];
  printTable(rows);

  const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  const { rows: space } = await connection.pool.query<{ table: number; count: number; all: number }>(
    `select pg_total_relation_size('ai_uses') as table, (select count(*)::int from ai_uses) as count,
       pg_database_size(current_database()) as all`,
  );
  const [{ table, count, all } = { table: 0, count: 1, all: 1 }] = space;
  console.log(`server: at most ${Math.round(Number(memory) / 1024)} MiB of memory`);
  console.log(
    `ai_uses: ${count} rows, ${Math.round(table / 1e6)} MB with its index, ${Math.round(table / count)} bytes each; the database has ${Math.round(all / 1e6)} MB`,
  );
  await server.stop();
} finally {
  await connection.close();
  await postgres.stop();
}

/** `send` answers how much it was told. */
async function measure(pids: Pids, what: string, send: () => Promise<number>) {
  await send();
  const taken: number[] = [];
  let answered = 0;
  const before = readCpuTime(pids);
  for (let at = 0; at < requests; at++) {
    const start = performance.now();
    answered = await send();
    taken.push(performance.now() - start);
  }
  const after = readCpuTime(pids);
  const at = (share: number) => quantile(sorted(taken), share).toFixed(1);
  /** Of processor time, with whatever else they did meanwhile. */
  const cpu = (part: "server" | "postgres") =>
    before && after ? ((1000 * (after[part] - before[part])) / requests).toFixed(1) : "";
  return {
    [`${works} works`]: what,
    answered,
    "p50 ms": at(0.5),
    "p95 ms": at(0.95),
    "max ms": at(1),
    "server CPU ms": cpu("server"),
    "Postgres CPU ms": cpu("postgres"),
  };
}
