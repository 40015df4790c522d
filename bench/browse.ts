import { parseArgs } from "node:util";
import { materialTypes, textLanguages } from "@colophon/api";
import { connect } from "@colophon/server/base/db/connection.ts";
import { startEmbeddedPostgres } from "@colophon/server/base/db/embedded-postgres.ts";
import { migrateToLatest } from "@colophon/server/base/db/migrate.ts";
import { preload, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";
import { loadWorks } from "./search/load-works.ts";
import { createRandom } from "./search/make-work.ts";

/** `npm run bench -- browse`: pages through the public register over HTTP, one request after another. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    works: { type: "string", default: "100000" },
    requests: { type: "string", default: "300" },
  },
});
const [works, requests] = [Number(values.works), Number(values.requests)];

const postgres = await startEmbeddedPostgres(makeTemporaryFolder("colophon-bench-"), {
  settings: ["fsync=off"],
});
const connection = connect(postgres.url);
try {
  await migrateToLatest(connection.db);
  console.error(`making ${works} works`);
  await loadWorks(connection, works);
  const server = await startServer({ DATABASE_URL: postgres.url }, preload);
  const random = createRandom(5);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const kinds: Record<string, () => string | Promise<string>> = {
    "the newest of home": () => "newest",
    "the first page": () => "listed",
    "of a kind": () => `listed?type=${pick(materialTypes)}`,
    "of a kind, a language and a year": () =>
      `listed?type=${pick(materialTypes)}&language=${pick(textLanguages)}&year=${1990 + Math.floor(random() * 36)}`,
    "of a year that has none": () => "listed?year=1801",
    "far back": async () => `listed?after=${await cursorFarBack()}`,
    counts: () => "listed/counts",
    "counts of a kind and a year": () => `listed/counts?type=${pick(materialTypes)}&year=2001`,
  };
  const rows = [];
  for (const [kind, address] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let at = 0; at < requests; at++) {
      const url = `${server.url}/api/ip/${await address()}`;
      const start = performance.now();
      const response = await fetch(url);
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
    }
    const at = (share: number) => quantile(sorted(times), share).toFixed(1);
    rows.push({ [`${works} works`]: kind, "p50 ms": at(0.5), "p95 ms": at(0.95), "max ms": at(1) });
  }
  await server.stop();
  printTable(rows);

  /** Where less than a tenth of all works is left, written as the server's `catalogue-cursor.ts` writes it. */
  async function cursorFarBack(): Promise<string> {
    const { rows: places } = await connection.pool.query<{ at: Date; id: string }>(
      `select registered_at as at, certificate_id as id from listed_works order by 1, 2 offset $1 limit 1`,
      [Math.floor((random() * works) / 10)],
    );
    const [{ at, id } = { at: new Date(), id: "" }] = places;
    return Buffer.from(`${at.getTime()} ${id}`).toString("base64url");
  }
} finally {
  await connection.close();
  await postgres.stop();
}
