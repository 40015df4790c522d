import path from "node:path";
import { expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { gradeSet } from "@colophon/testing/search-quality/grade-set";
import { readSearchSet } from "@colophon/testing/search-quality/search-set";
import { summariseGrades } from "@colophon/testing/search-quality/summarise-grades";
import { createTestDatabase } from "../../test/test-database.ts";

/** Its own, the one of everyday questions, and one that was never looked into: `npm run test:long` asks all of them. */
const telling = ["development", "everyday", "strangers"];
const allSets = [
  { name: "development", least: { ndcg10: 0.95, success1: 0.98, plan: 1, zero: 1 } },
  { name: "wordings", least: { ndcg10: 0.89, success1: 0.88, plan: 0.97, zero: 0.9 } },
  { name: "everyday", least: { ndcg10: 0.94, success1: 0.95, plan: 0.98, zero: 0.87 } },
  { name: "stories", least: { ndcg10: 0.83, success1: 0.86, plan: 0.94, zero: 1 } },
  { name: "shelves", least: { ndcg10: 0.91, success1: 0.92, plan: 0.98, zero: 0.6 } },
  { name: "corners", least: { ndcg10: 0.82, success1: 0.84, plan: 0.96, zero: 0.28 } },
  { name: "cousins", least: { ndcg10: 0.93, success1: 0.94, plan: 0.98, zero: 1 } },
  { name: "siblings", least: { ndcg10: 0.9, success1: 0.94, plan: 0.96, zero: 1 } },
  { name: "twins", least: { ndcg10: 0.94, success1: 0.94, plan: 0.98, zero: 1 } },
  { name: "neighbours", least: { ndcg10: 0.74, success1: 0.82, plan: 0.93, zero: 0.6 } },
  { name: "strangers", least: { ndcg10: 0.83, success1: 0.85, plan: 0.95, zero: 0.66 } },
] as const;
const sets = allSets.filter(({ name }) => isLong || telling.includes(name));
const measures = ["ndcg10", "success1", "plan", "zero"] as const;

test.each(sets)(
  "questions in seven languages are understood and answered: $name",
  async ({ name, least }) => {
    const set = readSearchSet(path.join(import.meta.dirname, "../../testdata/search-eval", name));
    const summary = summariseGrades(await gradeSet(await createTestDatabase(), set));
    expect(summary.leaks).toBe(0);
    expect(measures.filter((measure) => summary[measure] < least[measure])).toEqual([]);
  },
);
