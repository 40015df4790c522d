import { readDataRows } from "./data.ts";

/** As they are written: the table of zh-TW has only what the characters of zh, converted, do not give, and its labels. */
export type WordLanguage = "en" | "es" | "fr" | "ar" | "zh" | "zh-TW" | "ja";

/** A word or phrase that people use for a concept. */
export interface ConceptWord {
  concept: string;
  /** In lower case, composed, without Arabic vowel signs; whoever analyses texts folds it as it folds them. */
  phrase: string;
  /**
   * It is what the concept is called in this language, and written as such, with the capitals of a name: a work about any
   * of the concept's other words is about it.
   */
  isLabel: boolean;
}

/** All words of a language, sorted by concept. Read again each time: a caller that looks them up keeps a form of its own. */
export function* readConceptWords(language: WordLanguage): Generator<ConceptWord> {
  for (const [concept = "", phrase = "", label] of readDataRows(`words/${language}`))
    yield { concept, phrase, isLabel: label === "label" };
}

const labels: Partial<Record<WordLanguage, ReadonlyMap<string, string>>> = {};

/** What a concept is called. */
export const labelOfConcept = (concept: string, language: WordLanguage): string | undefined =>
  (labels[language] ??= readLabels(language)).get(concept);

function readLabels(language: WordLanguage): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const { concept, phrase, isLabel } of readConceptWords(language))
    if (isLabel) read.set(concept, phrase);
  return read;
}
