import { readWordList, type WordList } from "@colophon/lexicon";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

/** A list of the lexicon in the spelling in which words are looked up. */
export const readFoldedList = (list: WordList, language: TextLanguage): ReadonlySet<string> =>
  new Set(readWordList(list, language).map((word) => fold(normalise(word))));
