import { readLines } from "./data.ts";

/**
 * Lists of words of a language:
 * - stemmer-exceptions: frequent words whose stem is that of another word: "fast" is no "fasting", "policy" no "police".
 *   They mean what the lexicon says only where it has them as they stand.
 * - vague-words: what questions say without saying what they are about. Stopwords are not repeated here.
 * - stopwords: what says nothing of what a text is about.
 */
const languagesOf = {
  "stemmer-exceptions": ["en", "es", "fr", "ar"],
  "vague-words": ["en", "es", "fr", "ar", "zh", "ja"],
  stopwords: ["en", "es", "fr", "ar", "zh", "ja"],
} as const;

export type WordList = keyof typeof languagesOf;

/** The words of a list in a language; none where it has no such list. */
export const readWordList = (list: WordList, language: string): readonly string[] =>
  languagesOf[list].some((each) => each === language) ? [...readLines(`${list}/${language}.txt`)] : [];

/** First names that are nothing else in the languages that they are written in: who says one names somebody. */
export const readGivenNames = (): readonly string[] => [...readLines("given-names.txt")];
