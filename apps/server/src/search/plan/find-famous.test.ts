import { expect, test } from "vitest";
import { concepts } from "../concepts/all-concepts.ts";
import { famousWorks } from "../famous/all-famous-works.ts";
import { keyOf } from "../analysis/analyse.ts";
import { findFamous } from "./find-famous.ts";

test("famous works are about concepts of the lexicon", () => {
  const known = new Set(concepts.map(({ id }) => id));
  const faults = famousWorks.filter(
    (work) => work.concepts.length === 0 || work.concepts.some((concept) => !known.has(concept)),
  );
  expect(faults).toEqual([]);
});

test("no title stands for two famous works", () => {
  const keys = famousWorks.flatMap(({ titles }) => [...new Set(Object.values(titles).flat().map(keyOf))]);
  expect(keys.filter((key, at) => key === "" || keys.indexOf(key) !== at)).toEqual([]);
});

test.each([
  ["tomb raider since 2019", "tomb raider"],
  ["古墓奇兵的冒险游戏", "古墓奇兵"],
  ["tomb rider", "tomb rider"],
  ["the lighthouse keeper", undefined],
  ["sea", undefined],
])("in %s the famous title is %s", (text, title) => {
  const found = findFamous(text);
  expect(found && text.slice(found.start, found.end)).toBe(title);
});
