import { readFamousWorks } from "@colophon/lexicon";
import { keyOf } from "@colophon/text-analysis";
import { expect, test } from "vitest";
import { findFamous } from "./find-famous.ts";

test("no title stands for two famous works", () => {
  const keys = readFamousWorks().flatMap(({ titles }) => [...new Set(titles.map(keyOf))]);
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
