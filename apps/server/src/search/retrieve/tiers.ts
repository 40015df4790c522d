import type { TextLanguage } from "../analysis/text-language.ts";
import { type Aspect, widerStrength } from "./aspects.ts";
import { allOf, anyOf, type Frequency, termQuery, type TokenQuery } from "./token-query.ts";

/** Of more aspects only the weightiest are looked up; the ranking sees them all. */
const maxAspects = 6;

/** Readings of the index, each asking for less: all aspects in the question's own language, all of them, any two of them. */
export function tiersOf(
  aspects: readonly Aspect[],
  language: TextLanguage,
  frequency: Frequency,
): TokenQuery[] {
  if (aspects.length === 0) return [];
  const rarest = aspects
    .map((aspect) => ({ aspect, ...queriesOf(aspect, frequency) }))
    .toSorted((a, b) => b.aspect.weight - a.aspect.weight || a.exact.postings - b.exact.postings)
    .slice(0, maxAspects);
  const exact = rarest.map((each) => each.exact);
  const wide = rarest.map((each) => each.wide);
  const own = termQuery(`l:${language}`, frequency);
  const pairs = wide.length < 3 ? wide : pairsOf(wide);
  return [allOf([...exact, own]), allOf(exact), anyOf(pairs)];
}

function queriesOf({ alternatives }: Aspect, frequency: Frequency): { exact: TokenQuery; wide: TokenQuery } {
  const queries = alternatives.map(({ tokens, strength }) => ({
    strength,
    query: allOf(tokens.map((token) => termQuery(token, frequency))),
  }));
  const exact = queries.filter(({ strength }) => strength > widerStrength).map(({ query }) => query);
  return { exact: anyOf(exact), wide: anyOf(queries.map(({ query }) => query)) };
}

function pairsOf(queries: readonly TokenQuery[]): TokenQuery[] {
  return queries.flatMap((one, at) => queries.slice(at + 1).map((other) => allOf([one, other])));
}
