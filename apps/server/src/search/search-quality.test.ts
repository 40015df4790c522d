import path from "node:path";
import { expect, test } from "vitest";
import { gradeSet } from "../../test/search-quality/grade-set.ts";
import { readSearchSet } from "../../test/search-quality/search-set.ts";
import { summariseGrades } from "../../test/search-quality/summarise-grades.ts";
import { createTestDatabase } from "../../test/test-database.ts";

const connection = await createTestDatabase();
const set = readSearchSet(path.join(import.meta.dirname, "../../testdata/search-eval"));

test("questions in seven languages are understood and answered", async () => {
  const grades = await gradeSet(connection, set);
  const summary = summariseGrades(grades);
  const misread = grades.filter((grade) => grade.misread.length > 0);
  expect(misread.map(({ query, answer }) => [query.query, answer.plan])).toEqual([]);
  expect(summary.ndcg10).toBeGreaterThan(0.9);
  expect(summary.success1).toBeGreaterThan(0.93);
  expect(summary).toMatchObject({ leaks: 0, zero: 1 });
});
