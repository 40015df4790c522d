import { type Piece, readAs, type TextLanguage } from "@colophon/text-analysis";
import type { Compiled } from "./compile-grammar.ts";
import type { QueryText } from "./query-text.ts";

/** A question without what only asks. */
export const withoutAsking = (query: QueryText, { noise, works }: Compiled): QueryText =>
  query.without(noise).without(works);

/** What is left of a question to be about. "Stories" are a subject only where nothing else is asked for. */
export function subjectsOf(
  query: QueryText,
  {
    accented,
    grammar,
    language,
    asksMore,
  }: {
    /** The question with its accents, at the same positions. */
    accented: string;
    grammar: Compiled;
    language: TextLanguage;
    asksMore: boolean;
  },
): Piece[] {
  const rest = withoutAsking(query, grammar);
  const read = ({ free }: QueryText) =>
    readAs(maskLike(accented, free), language).filter(({ stop }) => !stop);
  const subjects = read(rest.without(grammar.stories));
  return subjects.length > 0 || asksMore ? subjects : read(rest);
}

/** The text, blank where the other one is. */
const maskLike = (text: string, masked: string): string =>
  text
    .split("")
    .map((character, at) => (masked[at] === " " ? " " : character))
    .join("");
