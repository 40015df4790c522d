import type { TextLanguage } from "../analysis/text-language.ts";
import { type Aspect, widerStrength } from "./aspects.ts";
import { allOf, anyOf, type Frequency, termQuery, type TokenQuery } from "./token-query.ts";

/** Of more aspects only the weightiest are looked up; the ranking sees them all. */
const maxAspects = 6;

/**
 * Readings of the index, each asking for less: all aspects in the question's own language, all of them, any two of them.
 * Where the first finds more than are looked at, those that have one of the aspects in the title come before.
 */
export function tiersOf(
  aspects: readonly Aspect[],
  { language, frequency, ranked }: { language: TextLanguage; frequency: Frequency; ranked: number },
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
  const first = allOf([...exact, own]);
  const titled = allOf([...exact, own, anyOf(rarest.map((each) => each.titled))]);
  return [...(first.postings > ranked ? [titled] : []), first, allOf(exact), anyOf(pairs)];
}

function queriesOf({ alternatives }: Aspect, frequency: Frequency) {
  const query = (some: Aspect["alternatives"], place: "" | "^" = "") =>
    anyOf(some.map(({ tokens }) => allOf(tokens.map((token) => termQuery(place + token, frequency)))));
  const exact = alternatives.filter(({ strength }) => strength > widerStrength);
  return { exact: query(exact), titled: query(exact, "^"), wide: query(alternatives) };
}

function pairsOf(queries: readonly TokenQuery[]): TokenQuery[] {
  return queries.flatMap((one, at) => queries.slice(at + 1).map((other) => allOf([one, other])));
}
