import type { Language } from "@colophon/api";
import type { Concept } from "../concepts/concept.ts";
import { normalise } from "./normalise.ts";
import { PhraseTable } from "./phrase-table.ts";
import { RunTable } from "./run-table.ts";
import { isRun, wordsIn } from "./split-words.ts";
import { type TextLanguage, textLanguageOf } from "./text-language.ts";

/** What the lexicon holds in one language: phrases of words, and words of Chinese and Japanese. */
export interface LanguageIndex {
  phrases: PhraseTable;
  runs: RunTable;
}

export function createLanguageIndex(concepts: readonly Concept[], language: TextLanguage): LanguageIndex {
  const phrases = new PhraseTable(language);
  const runs = new RunTable();
  const add = (phrase: string, concept: readonly [string]) => {
    const words = wordsIn(normalise(phrase));
    const [first] = words;
    if (first !== undefined && words.length === 1 && isRun(first)) runs.add(first, concept);
    else phrases.add(words, concept);
  };
  for (const { id, words } of concepts) {
    // One array for all its words: most of them mean nothing else.
    const concept = [id] as const;
    for (const [written, list] of Object.entries(words) as [Language, string[]][])
      if (textLanguageOf(written) === language) for (const phrase of list) add(phrase, concept);
  }
  return { phrases, runs };
}
