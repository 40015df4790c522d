import { parseArgs } from "node:util";
import { materialTypes } from "@colophon/api";
import { connect } from "@colophon/server/base/db/connection.ts";
import { startEmbeddedPostgres } from "@colophon/server/base/db/embedded-postgres.ts";
import { migrateToLatest } from "@colophon/server/base/db/migrate.ts";
import { makeUser } from "@colophon/testing/make-user";
import { preload, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";
import { loadPortfolio } from "./portfolio/load-portfolio.ts";
import { createRandom } from "./search/make-work.ts";

/** `npm run bench -- portfolio`: somebody with thousands of works looks through them over HTTP, one request after another. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    works: { type: "string", default: "10000" },
    others: { type: "string", default: "50000" },
    requests: { type: "string", default: "100" },
  },
});
const [works, others, requests] = [Number(values.works), Number(values.others), Number(values.requests)];

const postgres = await startEmbeddedPostgres(makeTemporaryFolder("colophon-bench-"), {
  settings: ["fsync=off"],
});
const connection = connect(postgres.url);
try {
  await migrateToLatest(connection.db);
  const owner = await makeUser(connection.db);
  console.error(`making ${works} works among ${others} of others`);
  await loadPortfolio(connection, { ownerId: owner.id, works, others });
  const server = await startServer({ DATABASE_URL: postgres.url }, preload);
  const random = createRandom(5);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const call = async (method: string, address: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${server.url}/api/ip/user/${address}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response;
  };
  let longest = 0;
  /** As the dashboard does it; answers the last of the requests. */
  const relist = async (sharedPublicly: boolean): Promise<Response> => {
    for (let after: string | null | undefined; ;) {
      const start = performance.now();
      const response = await call("PATCH", "works", { works: { filter: {} }, sharedPublicly, after });
      const answer = (await response.clone().json()) as { next: string | null };
      longest = Math.max(longest, performance.now() - start);
      after = answer.next;
      if (after === null) return response;
    }
  };
  /** A page in the middle, whose place is found by walking there. */
  const farBack = async (sort: string): Promise<string> => {
    let at = "";
    for (let page = 0; page < works / 25 / 2; page++) {
      const response = await call("GET", `works?sort=${sort}${at}`);
      const { next } = (await response.json()) as { next: string | null };
      if (next === null) break;
      at = `&at=${next}`;
    }
    return `works?sort=${sort}${at}`;
  };
  const [late, lateTitle] = [await farBack("newest"), await farBack("title")];
  const kinds: Record<string, () => string> = {
    "the first page": () => "works",
    "a page in the middle": () => late,
    "oldest first": () => "works?sort=oldest",
    "by title": () => "works?sort=title",
    "by title, in the middle": () => lateTitle,
    "of a kind": () => `works?type=${pick(materialTypes)}`,
    "of a year": () => `works?year=${new Date().getUTCFullYear()}`,
    "of a year that has none": () => "works?year=1801",
    "not in the catalogue": () => "works?listed=no",
    valid: () => "works?state=valid",
    disputed: () => "works?state=disputed",
    "of several files": () => "works?files=several",
    "a word of titles": () => `works?q=${pick(["sea", "night", "les", "夜"])}`,
    "a word that none has": () => "works?q=xylophonist",
    "a kind, a state and a word, by title": () => `works?type=book&state=valid&q=a&sort=title`,
    counts: () => "works/counts",
    "counts of a word": () => "works/counts?q=sea",
  };
  const rows = [];
  for (const [kind, address] of Object.entries(kinds))
    rows.push(await measure(kind, requests, async () => call("GET", address())));
  rows.push(
    await measure("all as a table", 3, async () => call("POST", "works.csv", { filter: {} })),
    await measure("500 unlisted, listed again", 6, async (at) =>
      call("PATCH", "works", { works: { ids: await first(500) }, sharedPublicly: at % 2 === 1 }),
    ),
    await measure("all unlisted, listed again, by several requests", 4, async (at) => relist(at % 2 === 1)),
    { [`${works} works of one`]: "the longest of these requests", "max ms": longest.toFixed(1) },
  );
  await server.stop();
  printTable(rows);

  async function measure(kind: string, times: number, send: (at: number) => Promise<Response>) {
    const taken: number[] = [];
    for (let at = 0; at < times; at++) {
      const start = performance.now();
      const response = await send(at);
      await response.arrayBuffer();
      taken.push(performance.now() - start);
    }
    const at = (share: number) => quantile(sorted(taken), share).toFixed(1);
    return { [`${works} works of one`]: kind, "p50 ms": at(0.5), "p95 ms": at(0.95), "max ms": at(1) };
  }

  async function first(count: number): Promise<string[]> {
    const { rows: found } = await connection.pool.query<{ id: string }>(
      "select id from works where owner_id = $1 order by id limit $2",
      [owner.id, count],
    );
    return found.map(({ id }) => id);
  }
} finally {
  await connection.close();
  await postgres.stop();
}
