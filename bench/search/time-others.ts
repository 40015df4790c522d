import MiniSearch from "minisearch";
import type pg from "pg";
import type { SearchedWork } from "@colophon/server/search/index/entry-of-work.ts";
import { quantile, sorted } from "../measure/quantile.ts";
import type { TimedQuery } from "./make-queries.ts";

export interface OtherEngine {
  engine: string;
  buildSeconds: number;
  p50: number;
  p95: number;
}

/** MiniSearch in memory, over the same works and questions. */
export function timeMiniSearch(works: readonly SearchedWork[], queries: readonly TimedQuery[]): OtherEngine {
  const index = new MiniSearch({ fields: ["title", "description"], idField: "workId" });
  const start = performance.now();
  index.addAll(works);
  const buildSeconds = (performance.now() - start) / 1000;
  const times = queries.map(({ text }) => {
    const begun = performance.now();
    index.search(text, { fuzzy: 0.2, prefix: true }).slice(0, 10);
    return performance.now() - begun;
  });
  return {
    engine: "MiniSearch",
    buildSeconds,
    p50: quantile(sorted(times), 0.5),
    p95: quantile(sorted(times), 0.95),
  };
}

/** Postgres' own search, as its manual shows it. */
export async function timePlainPostgres(
  pool: pg.Pool,
  works: readonly SearchedWork[],
  queries: readonly TimedQuery[],
): Promise<OtherEngine> {
  await pool.query("create table plain (id uuid, body tsvector)");
  const start = performance.now();
  for (let from = 0; from < works.length; from += 5000) {
    const some = works.slice(from, from + 5000);
    await pool.query(
      "insert into plain select id, to_tsvector('simple', body) from unnest($1::uuid[], $2::text[]) as g (id, body)",
      [some.map(({ workId }) => workId), some.map(({ title, description }) => `${title} ${description}`)],
    );
  }
  await pool.query("create index on plain using gin (body)");
  await pool.query("analyze plain");
  const buildSeconds = (performance.now() - start) / 1000;
  const times: number[] = [];
  for (const { text } of queries) {
    const begun = performance.now();
    await pool.query(
      `select id from plain, websearch_to_tsquery('simple', $1) q where body @@ q
        order by ts_rank_cd(body, q) desc limit 10`,
      [text],
    );
    times.push(performance.now() - begun);
  }
  return {
    engine: "websearch_to_tsquery",
    buildSeconds,
    p50: quantile(sorted(times), 0.5),
    p95: quantile(sorted(times), 0.95),
  };
}
