import stopwords from "stopwords-iso/stopwords-iso.json" with { type: "json" };
import { readWordList } from "@colophon/lexicon";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

function readList(language: TextLanguage): ReadonlySet<string> {
  const words = new Set(stopwords[language].map((word) => fold(normalise(word))));
  // The list was made for web pages: some of its words are what works are about.
  for (const word of readWordList("content-words", language)) words.delete(word);
  return words;
}

/** One look-up for all languages: most words are a stopword of none. */
const languagesOf = new Map<string, TextLanguage[]>();
for (const language of ["en", "es", "fr", "zh", "ar", "ja"] as const)
  for (const word of readList(language)) {
    const languages = languagesOf.get(word);
    if (languages === undefined) languagesOf.set(word, [language]);
    else languages.push(language);
  }

const none: readonly TextLanguage[] = [];

/** The languages in which a folded word says nothing of what a text is about. */
export const languagesOfStopword = (word: string): readonly TextLanguage[] => languagesOf.get(word) ?? none;

export const isStopword = (word: string, language: TextLanguage): boolean =>
  languagesOfStopword(word).includes(language);
