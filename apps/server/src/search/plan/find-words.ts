import type { Queryable } from "../../db/queryable.ts";
import { singleEdits } from "@colophon/text-analysis";

/** What a word is of: a title, or the name of a creator, which the table keeps with this mark. */
export type WordKind = "title" | "name";

export interface SimilarWord {
  asked: string;
  word: string;
}

/** Of a long question only the first words are looked for: each costs a search for its trigrams. */
const maxLooked = 12;

/** For each word, words of listed works' titles, or of their creators' names, that look like it. */
export async function findSimilarWords(
  db: Queryable,
  words: readonly string[],
  kind: WordKind = "title",
): Promise<SimilarWord[]> {
  const looked = words.slice(0, maxLooked);
  const edits = looked.flatMap((asked) => singleEdits(asked).map((edit) => ({ asked, edit })));
  const { rows } = await db.query<SimilarWord>({
    name: `search-find-similar-${kind}`,
    text: kind === "title" ? similar("", "^", "word not like '@%'") : similar("@", "@", "word like '@%'"),
    values: [looked, edits.map(({ asked }) => asked), edits.map(({ edit }) => edit)],
  });
  return rows;
}

const similar = (mark: string, prefix: string, isOfKind: string): string => `
  select asked, substr(word, ${mark.length + 1}) as word from (
    select asked, word from unnest($1::text[]) asked, lateral
      (select word from search_words where word % asked and ${isOfKind}
        order by similarity(word, asked) desc, word limit 8) near
    union
    select asked, word from unnest($2::text[], $3::text[]) as edits (asked, edit)
      join search_words on word = '${mark}' || edit) found
  where exists (with met as materialized (select from search_works
    where listed and tokens @@ quote_literal('${prefix}' || substr(word, ${mark.length + 1}))::tsquery) select from met)`;

/** Those of these conditions that no listed work meets. */
export async function findUnknown(db: Queryable, queries: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ query: string }>({
    name: "search-find-unknown",
    text: `select query from unnest($1::text[]) query
      where not exists (with met as materialized (select from search_works
        where listed and tokens @@ query::tsquery) select from met)`,
    values: [queries],
  });
  return rows.map(({ query }) => query);
}
