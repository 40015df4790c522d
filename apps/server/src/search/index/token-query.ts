import { cutToken, quoteToken } from "./token-vector.ts";

/** A condition on a work's tokens. */
export interface TokenQuery {
  /** As Postgres writes it. */
  text: string;
  /** What the index is asked: the same, or what is left of it without tokens so common that rows tell them sooner. */
  sought: string;
  /** The tokens that it asks for, with how many works have each. */
  terms: readonly { token: string; works: number }[];
  /** Whether a work that has just these tokens may meet it. */
  isMetWith(has: (token: string) => boolean): boolean;
  /** The share of all works that meets it, from 0 to 1, if no token made another likelier. */
  share: number;
}

/** How many works there are, and how many have a token, as far as is known. */
export interface Frequencies {
  works: number;
  of(token: string): number;
  /** Whether `of` is known, and no bound of what is rarer than all that is. */
  isCommon(token: string): boolean;
}

export function termQuery(whole: string, frequencies: Frequencies): TokenQuery {
  const token = cutToken(whole);
  const works = frequencies.of(token);
  return {
    text: quoteToken(token),
    sought: quoteToken(token),
    terms: [{ token, works }],
    isMetWith: (has) => has(token),
    share: Math.min(1, works / Math.max(1, frequencies.works)),
  };
}

export const anyOf = (queries: readonly TokenQuery[]): TokenQuery => ({
  text: joined(
    queries.map(({ text }) => text),
    " | ",
  ),
  sought: joined(
    queries.map(({ sought }) => sought),
    " | ",
  ),
  terms: queries.flatMap(({ terms }) => terms),
  isMetWith: (has) => queries.some((query) => query.isMetWith(has)),
  share: Math.min(
    1,
    queries.reduce((sum, { share }) => sum + share, 0),
  ),
});

export const allOf = (queries: readonly TokenQuery[]): TokenQuery => ({
  text: joined(
    queries.map(({ text }) => text),
    " & ",
  ),
  sought: joined(
    telling(queries).map(({ sought }) => sought),
    " & ",
  ),
  terms: queries.flatMap(({ terms }) => terms),
  isMetWith: (has) => queries.every((query) => query.isMetWith(has)),
  share: queries.reduce((product, { share }) => product * share, 1),
});

/** Excludes: by itself it would read everything, so it only ever stands beside another condition. */
export const noneOf = (queries: readonly TokenQuery[]): TokenQuery => ({
  text: without(queries),
  sought: without(queries),
  terms: [],
  isMetWith: () => true,
  share: 1,
});

/**
 * How many postings the index reads to find the works that meet a condition. A GIN scan reads the rarest terms, as many
 * of them as leave no work that has none of these and meets the condition all the same; the others it only looks up.
 */
export function postingsOf({ terms, isMetWith }: TokenQuery): number {
  const worksOf = new Map(terms.map(({ token, works }) => [token, works]));
  const read = new Set<string>();
  let postings = 0;
  for (const [token, works] of [...worksOf].toSorted(([, a], [, b]) => a - b)) {
    postings += works;
    read.add(token);
    if (!isMetWith((each) => !read.has(each))) return postings;
  }
  return Infinity;
}

/** The index decodes the whole list of a token; where a third of all works have it, it hardly narrows the search. */
const common = 0.3;

function telling(queries: readonly TokenQuery[]): readonly TokenQuery[] {
  const some = queries.filter(({ share, terms }) => share < common || terms.length === 0);
  return some.some(({ terms }) => terms.length > 0) ? some : queries;
}

const without = (queries: readonly TokenQuery[]): string =>
  `!(${queries.map(({ text }) => text).join(" | ")})`;

const joined = (texts: readonly string[], operator: string): string =>
  texts.length === 1 ? (texts[0] ?? "") : `(${texts.join(operator)})`;
