import type { Queryable } from "../../db/queryable.ts";
import type { SearchEntry } from "./entry-of-work.ts";

/** Indexes works inside the transaction that registers them; a work that is indexed already is indexed anew. */
export async function writeEntries(tx: Queryable, entries: readonly SearchEntry[]): Promise<void> {
  const rows = JSON.stringify(entries);
  await Promise.all([
    tx.query({
      name: "insert-search-works",
      text: `insert into search_works select * from json_populate_recordset(null::search_works, $1)
        on conflict (work_id) do update set listed = excluded.listed, language = excluded.language,
          year = excluded.year, title_key = excluded.title_key, creator = excluded.creator,
          creator_key = excluded.creator_key, city = excluded.city, city_key = excluded.city_key,
          province = excluded.province, province_key = excluded.province_key, tokens = excluded.tokens`,
      values: [rows],
    }),
    writeWords(
      tx,
      entries.flatMap(({ listed, tokens }) => (listed ? [tokens] : [])),
    ),
  ]);
}

/** Lists or unlists a work in the search, inside the transaction that does so in the register. */
export async function relistEntry(tx: Queryable, workId: string, listed: boolean): Promise<void> {
  const { rows } = await tx.query<{ tokens: string }>(
    "update search_works set listed = $2 where work_id = $1 and listed <> $2 returning tokens::text",
    [workId, listed],
  );
  if (listed)
    await writeWords(
      tx,
      rows.map(({ tokens }) => tokens),
    );
}

/**
 * What can be misspelt in these works: the words of their titles, and with a mark those of their creators' names, long
 * enough, in letters with spaces between.
 */
async function writeWords(tx: Queryable, tokens: readonly string[]): Promise<void> {
  const words = new Set(
    tokens
      .flatMap((each) => each.match(/'[\^@][\p{sc=Latin}\p{sc=Arabic}]{3,}'/gu) ?? [])
      .map((token) => token.slice(token.startsWith("'^") ? 2 : 1, -1)),
  );
  if (words.size === 0) return;
  await tx.query({
    name: "insert-search-words",
    // In one order, so that two transactions never wait for each other.
    text: "insert into search_words select unnest($1::text[]) order by 1 on conflict do nothing",
    values: [[...words]],
  });
}
