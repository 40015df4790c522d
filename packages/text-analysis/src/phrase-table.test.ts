import { readConceptWords } from "@colophon/lexicon";
import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "vitest";
import { lexicon } from "./lexicon.ts";
import { normalise } from "./normalise.ts";
import { PhraseTable } from "./phrase-table.ts";
import { wordsIn } from "./split-words.ts";
import { wordOf } from "./word.ts";

test.each(isLong ? (["en", "es", "fr", "ar"] as const) : (["ar"] as const))(
  "the %s lexicon is found by the stems of its words",
  (language) => {
    const { phrases } = lexicon.in(language);
    const isFound = (phrase: string): boolean => {
      const stems = wordsIn(normalise(phrase)).map((word) => wordOf(word).stem(language));
      const { alone, longer = [] } = phrases.from(stems[0] ?? "") ?? {};
      return [alone, ...longer].some((one) => one?.stems.join(" ") === stems.join(" "));
    };
    const all = Array.from(readConceptWords(language), ({ phrase }) => phrase);
    expect(all.filter((phrase) => !isFound(phrase))).toEqual([]);
  },
);

test("longer phrases come first, and one form may mean several concepts", () => {
  const phrases = new PhraseTable("fr");
  const add = (text: string, concept: string) => phrases.add(wordsIn(text), [concept]);
  add("été", "summer");
  add("étés", "summers");
  add("été indien", "indian-summer");
  add("été indien au bord", "holidays");
  add("ete", "weather");
  const found = phrases.from(wordOf("étés").stem("fr"));
  expect(found?.alone?.meanings).toEqual([
    { form: "ete", concepts: ["summer", "weather"] },
    { form: "etes", concepts: ["summers"] },
  ]);
  expect(found?.longer.map(({ stems }) => stems.length)).toEqual([4, 2]);
  expect(found?.seconds).toEqual(new Set(["indien"]));
  expect(phrases.singleWords).toEqual(new Set(["ete", "etes"]));
  expect(phrases.from("ind")).toBeUndefined();
});
