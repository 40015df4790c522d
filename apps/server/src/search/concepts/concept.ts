import type { Language } from "@colophon/api";

/** What works and questions are about, and the words and phrases people use for it in each language. */
export interface Concept {
  id: string;
  /** The wider concepts that this one belongs to: whoever asks for one of them also means this. */
  parents: string[];
  /**
   * In lower case, composed, without Arabic vowel signs; the analyser folds them as it folds texts. The first word of a
   * language is what the concept is called there, with the capitals of a name: a work about any of the others is about it.
   */
  words: Partial<Record<Language, string[]>>;
}
