import { keyOf } from "../analysis/analyse.ts";
import { textLanguageOf } from "../analysis/text-language.ts";
import type { Reading } from "../plan/make-plan.ts";
import { aspectOf } from "./aspects.ts";
import type { Conditions } from "./candidate-store.ts";
import { anyOf, type Frequencies, noneOf, termQuery, type TokenQuery } from "./token-query.ts";

/** More years are left to the column. */
const maxYears = 15;

/** What a plan demands of every answer: as tokens what the index can find, the rest as columns. */
export function conditionsOf(
  { plan, excluded, model }: Reading,
  frequencies: Frequencies,
): { tokens: TokenQuery[]; columns: Conditions } {
  const any = (prefix: string, values: readonly (string | number)[] | undefined) =>
    values === undefined || values.length === 0
      ? []
      : [anyOf(values.map((value) => termQuery(`${prefix}:${value}`, frequencies)))];
  const { published, yearFrom = null, yearTo = null, workLang } = plan;
  const tokens = [
    ...any("t", plan.types),
    ...any("m", plan.media),
    ...any("g", plan.categories),
    ...any("p", published === undefined ? undefined : [published ? "yes" : "no"]),
    ...any("l", workLang && [textLanguageOf(workLang)]),
    ...any("y", yearsBetween(yearFrom, yearTo)),
    ...(plan.excludeTypes
      ? [noneOf(plan.excludeTypes.map((type) => termQuery(`t:${type}`, frequencies)))]
      : []),
    ...excluded.flatMap((piece) => {
      const exact = aspectOf(piece).alternatives.filter(
        ({ strength, tokens: all }) => strength === 1 && all.length === 1,
      );
      return exact.length > 0
        ? [noneOf(exact.flatMap(({ tokens: all }) => all.map((token) => termQuery(token, frequencies))))]
        : [];
    }),
  ];
  const columns = {
    yearFrom,
    yearTo,
    creatorKey: plan.creator === undefined ? null : keyOf(plan.creator),
    placeKey: plan.place === undefined ? null : keyOf(plan.place),
    not: model?.workId ?? null,
  };
  return { tokens, columns };
}

function yearsBetween(from: number | null, to: number | null): number[] | undefined {
  if (from === null || to === null || to - from >= maxYears || to < from) return undefined;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
