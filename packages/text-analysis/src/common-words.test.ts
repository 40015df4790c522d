import { expect, test } from "vitest";
import { isCommonWord } from "./common-words.ts";

test.each([
  ["living", "en", true],
  ["ultimo", "es", true],
  ["jamais", "fr", true],
  ["اخر", "ar", true],
  ["lihgthouse", "en", false],
  ["living", "ja", false],
] as const)("%s is a common word of %s: %s", (word, language, common) => {
  expect(isCommonWord(word, language)).toBe(common);
});
