import type { Queryable } from "../../db/queryable.ts";

/** For each word, words of listed works' titles that look like it. */
export async function findSimilarWords(
  db: Queryable,
  words: readonly string[],
): Promise<{ asked: string; word: string }[]> {
  const { rows } = await db.query<{ asked: string; word: string }>({
    name: "search-find-similar-words",
    text: `select asked, word from unnest($1::text[]) asked, lateral
        (select word from search_words where word % asked order by similarity(word, asked) desc, word limit 8) near
      where exists (select from search_works where listed and tokens @@ quote_literal('^' || word)::tsquery)`,
    values: [words],
  });
  return rows;
}

/** Those of these conditions that no listed work meets. */
export async function findUnknown(db: Queryable, queries: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ query: string }>({
    name: "search-find-unknown",
    text: `select query from unnest($1::text[]) query
      where not exists (select from search_works where listed and tokens @@ query::tsquery)`,
    values: [queries],
  });
  return rows.map(({ query }) => query);
}
