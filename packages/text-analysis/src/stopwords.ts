import { readFoldedList } from "./folded-list.ts";
import type { TextLanguage } from "./text-language.ts";

/** One look-up for all languages: most words are a stopword of none. */
const languagesOf = new Map<string, TextLanguage[]>();
for (const language of ["en", "es", "fr", "zh", "ar", "ja"] as const)
  for (const word of readFoldedList("stopwords", language)) {
    const languages = languagesOf.get(word);
    if (languages === undefined) languagesOf.set(word, [language]);
    else languages.push(language);
  }

const none: readonly TextLanguage[] = [];

/** The languages in which a folded word says nothing of what a text is about. */
export const languagesOfStopword = (word: string): readonly TextLanguage[] => languagesOf.get(word) ?? none;

export const isStopword = (word: string, language: TextLanguage): boolean =>
  languagesOfStopword(word).includes(language);
