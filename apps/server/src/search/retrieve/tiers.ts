import type { ParsedQuery } from "../plan/make-plan.ts";
import { type Aspect, leastShare, tellingOf } from "./aspects.ts";
import { bounds } from "./bounds.ts";
import type { Demanded } from "./conditions.ts";
import {
  allOf,
  anyOf,
  type Frequencies,
  postingsOf,
  termQuery,
  type TokenQuery,
} from "../index/token-query.ts";

/** Of more aspects only the weightiest are looked up; the ranking sees them all. */
const maxAspects = 6;

/** Tokens often stand together, so an estimate that takes them apart is met twice over. */
const few = bounds.ranked / 2;

/**
 * Readings of the index, each asking for less: all aspects in the question's own language, all of them, any two of them,
 * and always what is demanded. The first is left out where no more works have all aspects than are looked at anyway;
 * where more have them in its language alone, works with the aspects in their titles come before.
 */
export function tiersOf(
  aspects: readonly Aspect[],
  {
    language,
    model,
    isNarrated = false,
    demanded,
  }: Pick<ParsedQuery, "language" | "model" | "isNarrated"> & { demanded: Demanded },
  frequencies: Frequencies,
): TokenQuery[] {
  if (aspects.length === 0) return [];
  const rarest = aspects
    .map((aspect) => ({ aspect, ...queriesOf(aspect, frequencies) }))
    .map((each) => ({ ...each, postings: postingsOf(each.exact) }))
    .toSorted((a, b) => b.aspect.weight - a.aspect.weight || a.postings - b.postings)
    .slice(0, maxAspects);
  const amongTelling = (share?: number) => {
    const telling = tellingOf(aspects, share);
    return rarest.filter(({ aspect }) => telling.includes(aspect));
  };
  const telling = amongTelling();
  const conditions = amongTelling(leastShare);
  // Whether works that have one of them may answer is for the ranking to say.
  const [heaviest, next] = telling;
  const alone = heaviest && heaviest.aspect.weight > (next?.aspect.weight ?? 0) ? [heaviest.exact] : [];
  const anyTwo = anyOf([
    ...(model === undefined ? alone : []),
    anyTwoOf((telling.length < 3 ? telling : conditions).map((each) => each.wide)),
  ]);
  const demandedToo = (...queries: readonly TokenQuery[]) => allOf([...queries, ...demanded.tokens]);
  // Nothing shares all that a work is about.
  if (model !== undefined) {
    const anyOne = demandedToo(anyOf(telling.map((each) => each.exact)));
    return [demandedToo(anyTwo), ...(postingsOf(anyOne) <= bounds.extraPostings ? [anyOne] : [])];
  }
  const inOwn = (...queries: readonly TokenQuery[]) => allOf([...queries, ...demanded.tokensIn(language)]);
  // Of what somebody tells, one thing may be what they ask for.
  const anyOne = isNarrated ? anyFew(conditions.map((each) => each.exact)) : [];
  const exact = conditions.map((each) => each.exact);
  const titled = conditions.map((each) => each.titled);
  const all = demandedToo(...exact);
  const first = inOwn(...exact);
  const inTitles = [inOwn(...titled), ...(titled.length > 1 ? [inOwn(anyOf(titled), ...exact)] : [])];
  const isFew = (query: TokenQuery) => query.share * frequencies.works <= few;
  return [
    ...(isFew(first) ? [] : inTitles.filter((query) => postingsOf(query) <= bounds.extraPostings)),
    ...(isFew(all) ? [] : [first]),
    all,
    demandedToo(anyTwo),
    ...anyOne.map((query) => demandedToo(query)),
  ];
}

/** Of a longer run of characters only the beginning is looked up. */
const maxTokens = 12;

function queriesOf({ alternatives, wider }: Aspect, frequencies: Frequencies) {
  const query = (some: Aspect["alternatives"], place: "" | "^" = "") =>
    anyOf(
      some.map(({ tokens }) =>
        allOf(tokens.slice(0, maxTokens).map((token) => termQuery(place + token, frequencies))),
      ),
    );
  return {
    exact: query(alternatives),
    titled: query(alternatives, "^"),
    wide: query([...alternatives, ...wider]),
  };
}

/** Any of the rarest, of as many as may be read beside the others. */
function anyFew(queries: readonly TokenQuery[]): TokenQuery[] {
  const rarest = queries.toSorted((a, b) => postingsOf(a) - postingsOf(b));
  const some = rarest.filter(
    (_, at) => postingsOf(anyOf(rarest.slice(0, at + 1))) <= bounds.extraPostings / 2,
  );
  return some.length === 0 ? [] : [anyOf(some)];
}

/** Of as many of them, the rarest first, as may be read together. */
function anyTwoOf(queries: readonly TokenQuery[]): TokenQuery {
  if (queries.length < 3) return anyOf(queries);
  const rarest = queries.toSorted((a, b) => postingsOf(a) - postingsOf(b));
  const pairsOf = (count: number) =>
    anyOf(
      rarest
        .slice(0, count)
        .flatMap((one, at) => rarest.slice(at + 1, count).map((other) => allOf([one, other]))),
    );
  let count = 2;
  while (count < rarest.length && postingsOf(pairsOf(count + 1)) <= bounds.extraPostings) count += 1;
  return pairsOf(count);
}
