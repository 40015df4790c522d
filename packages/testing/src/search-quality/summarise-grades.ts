import type { Grade } from "./grade-answer.ts";

export interface Summary {
  queries: number;
  ndcg10: number;
  success1: number;
  plan: number;
  leaks: number;
  /** Share of the questions without an answer that got none. */
  zero: number;
}

export interface Breakdown extends Summary {
  byLanguage: Record<string, Summary>;
  byKind: Record<string, Summary>;
}

export function summariseGrades(grades: readonly Grade[]): Breakdown {
  return {
    ...summarise(grades),
    byLanguage: groupBy(grades, ({ query }) => [query.lang]),
    byKind: groupBy(grades, ({ query }) => query.kind),
  };
}

function summarise(grades: readonly Grade[]): Summary {
  return {
    queries: grades.length,
    ndcg10: mean(grades.flatMap(({ ndcg }) => ndcg ?? [])),
    success1: mean(grades.flatMap(({ success }) => (success === undefined ? [] : Number(success)))),
    plan: mean(grades.map(({ misread }) => Number(misread.length === 0))),
    leaks: grades.filter(({ leaks }) => leaks.length > 0).length,
    zero: mean(grades.flatMap(({ honest }) => (honest === undefined ? [] : Number(honest)))),
  };
}

function groupBy(grades: readonly Grade[], keysOf: (grade: Grade) => string[]): Record<string, Summary> {
  const keys = [...new Set(grades.flatMap(keysOf))].toSorted();
  return Object.fromEntries(
    keys.map((key) => [key, summarise(grades.filter((grade) => keysOf(grade).includes(key)))]),
  );
}

/** Without values 1, since nothing was wrong. */
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
