import type { Language } from "@colophon/api";
import type { SearchOutcome, Searcher } from "../search.ts";
import type { ResultRow } from "./result-store.ts";
import { type Suggestion, proposeQuestions } from "./propose-questions.ts";

const most = 3;

/** Questions made from what the results hold, or, where there are none, from a part of what was asked. */
export async function suggest(
  searcher: Searcher,
  found: SearchOutcome,
  rows: readonly ResultRow[],
  { language, asker, asked }: { language: Language; asker: string | null; asked: string },
): Promise<string[]> {
  // What only the asker can see is not offered: a question is easily passed on.
  const listed = rows.filter(({ isListed }) => isListed);
  const proposed = proposeQuestions(found, listed, language);
  const fresh = proposed
    .filter(({ text }) => text.toLowerCase() !== asked.trim().toLowerCase())
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, most + 1);
  const answered = async (some: readonly Suggestion[]): Promise<string[]> => {
    const are = await Promise.all(
      some.map((each) => searcher.hasAnswer({ text: each.text, language, asker }, each)),
    );
    return some.flatMap(({ text }, at) => (are[at] ? [text] : []));
  };
  const good = await answered(fresh.slice(0, most));
  return good.length === most ? good : [...good, ...(await answered(fresh.slice(most)))];
}
