import { prefixPagesOf } from "@colophon/proof/statements";
import type { Queryable } from "../base/db/queryable.ts";

/** Pages on the way to a key that are queried at once: enough for more statements than there will ever be. */
const depth = 10;

/** All pages on the way to these keys, by their names. */
export async function readPages(
  db: Queryable,
  keys: readonly Uint8Array[],
): Promise<Map<string, Uint8Array>> {
  const pages = new Map<string, Uint8Array>();
  let ways = keys.map((key) => prefixPagesOf(key));
  // A page exists only if those above it do.
  for (let start = 0; ways.length > 0; start += depth) {
    const names = new Set(ways.flatMap((way) => way.slice(start, start + depth)));
    const { rows } = await db.query<{ name: string; page: Buffer }>({
      name: "read-prefix-pages",
      text: `select name, page from prefix_pages where name = any($1::text[])`,
      values: [[...names]],
    });
    // Copies: the driver's buffers are views of a larger one.
    for (const { name, page } of rows) pages.set(name, Uint8Array.from(page));
    ways = ways.filter((way) => pages.has(way[start + depth - 1] ?? ""));
  }
  return pages;
}

export async function writePages(db: Queryable, pages: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await db.query({
    name: "write-prefix-pages",
    text: `insert into prefix_pages (name, page) select * from unnest($1::text[], $2::bytea[])
      on conflict (name) do update set page = excluded.page`,
    values: [[...pages.keys()], [...pages.values()]],
  });
}

export async function countPages(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*) from prefix_pages`);
  return rows[0]?.count ?? 0;
}

/** The next pages by name. */
export async function readPageRange(
  db: Queryable,
  after: string | undefined,
  limit: number,
): Promise<{ name: string; page: Uint8Array }[]> {
  const { rows } = await db.query<{ name: string; page: Buffer }>(
    `select name, page from prefix_pages where $1::text is null or name > $1 order by name limit $2`,
    [after ?? null, limit],
  );
  return rows;
}
