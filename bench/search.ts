import { parseArgs } from "node:util";
import { connect } from "@colophon/server/base/db/connection.ts";
import { startEmbeddedPostgres } from "@colophon/server/base/db/embedded-postgres.ts";
import { migrateToLatest } from "@colophon/server/base/db/migrate.ts";
import { preload, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { readMemory } from "./footprint/read-memory.ts";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";
import { driveQueries, type Timed } from "./search/drive-queries.ts";
import { hostileQueries } from "./search/hostile-queries.ts";
import { loadWorks, makeSample } from "./search/load-works.ts";
import { makeQueries } from "./search/make-queries.ts";
import { createRandom } from "./search/make-work.ts";
import { timeMiniSearch, timePlainPostgres } from "./search/time-others.ts";

/**
 * `npm run bench -- search`: the real server on a scratch database of realistic works in seven languages, and
 * questions over HTTP at a steady rate; for comparison, MiniSearch and Postgres' own search on some of the same works.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    works: { type: "string", default: "1000000" },
    rate: { type: "string", default: "50" },
    seconds: { type: "string", default: "30" },
    "warm-up": { type: "string", default: "24" },
    others: { type: "string", default: "100000" },
  },
});
const [works, perSecond, others] = [Number(values.works), Number(values.rate), Number(values.others)];

const postgres = await startEmbeddedPostgres(makeTemporaryFolder("colophon-bench-"), {
  settings: ["fsync=off", "shared_buffers=1GB"],
});
const connection = connect(postgres.url);
try {
  await migrateToLatest(connection.db);
  console.error(`making ${works} works`);
  const loaded = await loadWorks(connection, works);
  const queries = makeQueries(makeSample(Math.min(works, others)), createRandom(11));
  const server = await startServer({ DATABASE_URL: postgres.url }, preload);
  await driveQueries(server.url, queries, { perSecond, seconds: Number(values["warm-up"]) });
  const timed = await driveQueries(server.url, queries, { perSecond, seconds: Number(values.seconds) });
  const hostile = await driveQueries(server.url, hostileQueries, {
    perSecond: 2,
    seconds: hostileQueries.length,
  });
  const { server: memory } = readMemory(server.pid);
  await server.stop();
  const kinds = [...new Set(timed.map(({ kind }) => kind))];
  printTable([
    row("all", timed),
    row("hostile, 2 questions/s", hostile),
    ...kinds.map((kind) =>
      row(
        kind,
        timed.filter((each) => each.kind === kind),
      ),
    ),
  ]);
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  console.log(
    `${works} works; analysis ${Math.round(loaded.analysisMicroseconds)} µs a work; index of tokens built in ${loaded.indexSeconds.toFixed(1)} s, ${megabytes(loaded.indexBytes)}; with table and other indices ${megabytes(loaded.tableBytes)}; the server's memory after all questions ${Math.round(memory)} MiB`,
  );
  const beside = queries.slice(0, 220);
  const sample = makeSample(Math.min(works, others));
  const engines = [timeMiniSearch(sample, beside), await timePlainPostgres(connection.pool, sample, beside)];
  printTable(
    engines.map(({ engine, buildSeconds, p50, p95 }) => ({
      [`beside, ${sample.length} works`]: engine,
      "build s": buildSeconds.toFixed(1),
      "p50 ms": p50.toFixed(1),
      "p95 ms": p95.toFixed(1),
    })),
  );
} finally {
  await connection.close();
  await postgres.stop();
}

function row(kind: string, timed: readonly Timed[]) {
  const times = timed.map(({ milliseconds }) => milliseconds);
  return {
    [`${perSecond} questions/s`]: kind,
    questions: timed.length,
    failed: timed.filter(({ isOk }) => !isOk).length,
    "p50 ms": quantile(sorted(times), 0.5).toFixed(1),
    "p95 ms": quantile(sorted(times), 0.95).toFixed(1),
    "p99 ms": quantile(sorted(times), 0.99).toFixed(1),
    "max ms": Math.max(...times).toFixed(1),
  };
}
