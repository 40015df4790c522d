import type { Queryable } from "../../base/db/queryable.ts";
import { singleEdits } from "@colophon/text-analysis";
import { queryOfKeptWord } from "../index/kept-words-sql.ts";

/** What a word is of: a title, or the name of a creator or a collaborator, which the table keeps with these marks. */
export type WordKind = "title" | "name";

export interface SimilarWord {
  asked: string;
  /** Of a name with its mark. */
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
  const edits = looked.flatMap((asked) =>
    singleEdits(asked).flatMap((edit) => marks[kind].map((mark) => ({ asked, edit: mark + edit }))),
  );
  const { rows } = await db.query<SimilarWord>({
    name: `search-find-similar-${kind}`,
    text: similar(isOf[kind]),
    values: [looked, edits.map(({ asked }) => asked), edits.map(({ edit }) => edit)],
  });
  return rows;
}

const marks: Record<WordKind, readonly string[]> = { title: [""], name: ["@", "&"] };

/** Not as a regular expression: of that the index of trigrams would read everything. */
const isOf: Record<WordKind, string> = {
  title: "word not like '@%' and word not like '&%'",
  name: "(word like '@%' or word like '&%')",
};

const similar = (isOfKind: string): string => `
  select asked, word from (
    select asked, word from unnest($1::text[]) asked, lateral
      (select word from search_words where word % asked and ${isOfKind}
        order by similarity(word, asked) desc, word limit 8) near
    union
    select asked, word from unnest($2::text[], $3::text[]) as edits (asked, edit)
      join search_words on word = edit) found
  where exists (with met as materialized (select from search_works where listed and tokens @@ ${queryOfKeptWord})
    select from met)`;

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
