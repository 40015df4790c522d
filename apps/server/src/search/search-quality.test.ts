import path from "node:path";
import { expect, test } from "vitest";
import { gradeSet } from "../../test/search-quality/grade-set.ts";
import { readSearchSet } from "../../test/search-quality/search-set.ts";
import { summariseGrades } from "../../test/search-quality/summarise-grades.ts";
import { createTestDatabase } from "../../test/test-database.ts";

const sets = [
  { name: "development", ndcg10: 0.95, success1: 0.98, plan: 1, zero: 1 },
  { name: "wordings", ndcg10: 0.88, success1: 0.88, plan: 0.97, zero: 1 },
  { name: "everyday", ndcg10: 0.93, success1: 0.94, plan: 0.98, zero: 0.87 },
  { name: "stories", ndcg10: 0.75, success1: 0.77, plan: 0.92, zero: 1 },
];

test.each(sets)("questions in seven languages are understood and answered: $name", async (least) => {
  const connection = await createTestDatabase();
  const set = readSearchSet(path.join(import.meta.dirname, "../../testdata/search-eval", least.name));
  const summary = summariseGrades(await gradeSet(connection, set));
  expect(summary.leaks).toBe(0);
  for (const measure of ["ndcg10", "success1", "plan", "zero"] as const)
    expect(summary[measure], measure).toBeGreaterThanOrEqual(least[measure]);
});
