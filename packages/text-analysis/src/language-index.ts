import { readConceptWords, type WordLanguage } from "@colophon/lexicon";
import { normalise } from "./normalise.ts";
import { PhraseTable } from "./phrase-table.ts";
import { RunTable } from "./run-table.ts";
import { isRun, wordsIn } from "./split-words.ts";
import type { TextLanguage } from "./text-language.ts";

/** What the lexicon has in one language: phrases of words, and words of Chinese and Japanese. */
export interface LanguageIndex {
  phrases: PhraseTable;
  runs: RunTable;
}

export function createLanguageIndex(language: TextLanguage): LanguageIndex {
  const phrases = new PhraseTable(language);
  const runs = new RunTable();
  const written: WordLanguage[] = language === "zh" ? ["zh", "zh-TW"] : [language];
  for (const each of written) {
    // One array for all of a concept's words: most of them mean nothing else.
    let meaning: readonly [string] = [""];
    for (const { concept, phrase } of readConceptWords(each)) {
      if (concept !== meaning[0]) meaning = [concept];
      const words = wordsIn(normalise(phrase));
      const [first] = words;
      if (first !== undefined && words.length === 1 && isRun(first)) runs.add(first, meaning);
      else phrases.add(words, meaning);
    }
  }
  return { phrases, runs };
}
