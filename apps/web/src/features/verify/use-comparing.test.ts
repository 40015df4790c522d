import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verdictQueries } from "./use-comparing.ts";

/** A query's name, and its code up to the next query. */
const query = /queryKey: \["([^"]+)"((?:(?!queryKey:)[^])*)/g;
const judging = /\b(gatherEvidence|checkBundle|checkLicence|judgeEvidence)\(/;

test("each query that reaches a verdict is judged again once explorers have answered", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
  const names = sources.flatMap((source) =>
    [...source.matchAll(query)].flatMap(([, name, code = ""]) => (judging.test(code) ? [name] : [])),
  );
  expect(new Set(names)).toEqual(new Set(verdictQueries));
});
