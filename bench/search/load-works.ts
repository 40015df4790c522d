import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Connection } from "@colophon/server/base/db/connection.ts";
import { transact } from "@colophon/server/base/db/transact.ts";
import { entryOfWork, type SearchedWork } from "@colophon/server/search/index/entry-of-work.ts";
import { writeEntries } from "@colophon/server/search/index/index.ts";
import { insertWorks } from "@colophon/testing/stores";
import { createRandom, makeWork } from "./make-work.ts";

const batch = 1000;
const seed = 7;

interface Loaded {
  analysisMicroseconds: number;
  indexSeconds: number;
  indexBytes: number;
  tableBytes: number;
}

/**
 * The first of the works, for questions and for the other engines: generated again each time, as all of them in memory would
 * cause garbage-collection pauses in the measurement.
 */
export function makeSample(count: number): SearchedWork[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) => makeWork(at, random));
}

/** Fills an empty database with works; the index of tokens is built at the end, as after a restore. */
export async function loadWorks({ pool, db }: Connection, count: number): Promise<Loaded> {
  const ownerId = randomUUID();
  await db
    .insertInto("users")
    .values({
      id: ownerId,
      email: "bench@works.example",
      email_key: "bench@works.example",
      full_name: "Bench",
      password_hash: "",
    })
    .execute();
  await pool.query("drop index search_works_tokens");
  const random = createRandom(seed);
  let analysing = 0;
  for (let from = 0; from < count; from += batch) {
    const works = Array.from({ length: Math.min(batch, count - from) }, (_, at) => ({
      ...makeWork(from + at, random),
      ownerId,
    }));
    const start = performance.now();
    const entries = works.map(entryOfWork);
    analysing += performance.now() - start;
    await transact(pool, async (tx) => {
      await insertWorks(
        tx,
        works.map((work) => ({ ...asNewWork(work), ownerId })),
      );
      await writeEntries(tx, entries, "new");
    });
    if ((from / batch) % 50 === 49) console.error(`${from + batch} works`);
  }
  const start = performance.now();
  const client = await pool.connect();
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
  await client.query("create index search_works_tokens on search_works using gin (tokens) where listed");
  const indexSeconds = (performance.now() - start) / 1000;
  // Otherwise background work left over from loading would run during the measurement.
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  spawnSync("sync");
  const { rows } = await client.query<{ index: number; total: number }>(
    "select pg_relation_size('search_works_tokens') as index, pg_total_relation_size('search_works') as total",
  );
  client.release(true);
  const [{ index, total } = { index: 0, total: 0 }] = rows;
  return {
    analysisMicroseconds: (analysing / count) * 1000,
    indexSeconds,
    indexBytes: index,
    tableBytes: total,
  };
}

const asNewWork = (work: SearchedWork) => ({
  ...work,
  id: work.workId,
  keywords: [...work.keywords],
  categories: [...work.categories],
  copyrightRelation: "author",
  sharedPublicly: work.listed,
  underAlias: false,
  listUses: false,
  privateDetails: Buffer.alloc(0),
  createdAt: work.registeredAt,
});
