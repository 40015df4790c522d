import { readFoldedList } from "./folded-list.ts";
import type { TextLanguage } from "./text-language.ts";

const read: Partial<Record<TextLanguage, ReadonlySet<string>>> = {};

/**
 * Whether a folded word must not be read by its stem, which is that of another word: it means what the lexicon says only
 * where the lexicon has it as it stands.
 */
export const isStemmerException = (word: string, language: TextLanguage): boolean =>
  (read[language] ??= readFoldedList("stemmer-exceptions", language)).has(word);
