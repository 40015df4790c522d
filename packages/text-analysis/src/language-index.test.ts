import { readConcepts, readConceptWords } from "@colophon/lexicon";
import { expect, test } from "vitest";
import { createConceptIndex } from "./concept-index.ts";
import { createLanguageIndex } from "./language-index.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

test("reads a language once, and only when it is looked up", () => {
  const read: TextLanguage[] = [];
  const index = createConceptIndex(readConcepts(), new Map(), (language) => {
    read.push(language);
    return createLanguageIndex(language);
  });
  expect(index.isForm("film")).toBe(true);
  expect(read).toEqual([]);
  for (const word of ["whale", "sea"]) expect(index.in("en").phrases.singleWords).toContain(word);
  expect(read).toEqual(["en"]);
});

test("traditional characters need no word of their own that conversion gives", () => {
  const simplified = new Set(
    Array.from(readConceptWords("zh"), ({ concept, phrase }) => `${concept} ${normalise(phrase)}`),
  );
  const needless = Array.from(readConceptWords("zh-TW")).filter(
    ({ concept, phrase, isLabel }) => !isLabel && simplified.has(`${concept} ${normalise(phrase)}`),
  );
  expect(needless).toEqual([]);
});
