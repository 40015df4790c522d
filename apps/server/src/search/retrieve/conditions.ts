import { keyOf, type TextLanguage, textLanguageOf } from "@colophon/text-analysis";
import { inLanguage } from "../index/tokens-of-work.ts";
import type { ParsedQuery } from "../plan/make-plan.ts";
import { aspectOf } from "./aspects.ts";
import type { Conditions } from "./candidate-store.ts";
import { anyOf, type Frequencies, noneOf, termQuery, type TokenQuery } from "../index/token-query.ts";

/** More years are left to the column. */
const maxYears = 15;

/** What every answer must be: as tokens what the index can find, the rest as columns. */
export interface Demanded {
  tokens: TokenQuery[];
  /** The same among the works of one language. */
  tokensIn(language: TextLanguage): TokenQuery[];
  columns: Conditions;
}

export function conditionsOf(
  { plan, topics, excluded, model }: ParsedQuery,
  frequencies: Frequencies,
): Demanded {
  // "Swimming, but no winter swimming": both are the concept that is asked for.
  const asked = new Set(topics.flatMap(({ concepts }) => concepts.map((concept) => `c:${concept}`)));
  const any = (tokens: readonly string[]) =>
    tokens.length === 0 ? [] : [anyOf(tokens.map((token) => termQuery(token, frequencies)))];
  const all = (prefix: string, values: readonly (string | number)[] = []) =>
    any(values.map((value) => `${prefix}:${value}`));
  const none = (tokens: readonly string[]) =>
    tokens.length === 0 ? [] : [noneOf(tokens.map((token) => termQuery(token, frequencies)))];
  const { types = [], media = [], published, yearFrom = null, yearTo = null, workLang } = plan;
  const ofTypes = types.map((type) => `t:${type}`);
  const forMedia = media.map((medium) => `m:${medium}`);
  const kinds = (plan.isEither === true ? [[...ofTypes, ...forMedia]] : [ofTypes, forMedia]).filter(
    (tokens) => tokens.length > 0,
  );
  const others = [
    ...all("g", plan.categories),
    ...all("p", published === undefined ? [] : [published ? "yes" : "no"]),
    ...all("l", workLang && [textLanguageOf(workLang)]),
    ...all("y", yearsBetween(yearFrom, yearTo)),
    ...none((plan.excludeTypes ?? []).map((type) => `t:${type}`)),
    ...excluded.flatMap((piece) =>
      none(
        aspectOf(piece).alternatives.flatMap(({ strength, tokens }) =>
          strength === 1 && tokens.length === 1 ? tokens.filter((token) => !asked.has(token)) : [],
        ),
      ),
    ),
  ];
  const kindsIn = (language: TextLanguage) =>
    kinds.length === 0
      ? any([`l:${language}`])
      : kinds.flatMap((tokens) => any(tokens.map((token) => inLanguage(token, language))));
  const columns = {
    yearFrom,
    yearTo,
    creatorKey: plan.creator === undefined ? null : keyOf(plan.creator),
    placeKey: plan.place === undefined ? null : keyOf(plan.place),
    not: model?.workId ?? null,
  };
  return {
    tokens: [...kinds.flatMap(any), ...others],
    tokensIn: (language) => [...kindsIn(language), ...others],
    columns,
  };
}

function yearsBetween(from: number | null, to: number | null): number[] | undefined {
  if (from === null || to === null || to - from >= maxYears || to < from) return undefined;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
