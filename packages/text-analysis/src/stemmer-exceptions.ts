import { readWordList } from "@colophon/lexicon";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

const read: Partial<Record<TextLanguage, ReadonlySet<string>>> = {};

/**
 * Whether a folded word must not be read by its stem, which is that of another word: it means what the lexicon says only
 * where the lexicon has it as it stands.
 */
export const isStemmerException = (word: string, language: TextLanguage): boolean =>
  (read[language] ??= new Set(
    readWordList("stemmer-exceptions", language).map((each) => fold(normalise(each))),
  )).has(word);
