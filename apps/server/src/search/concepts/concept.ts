import type { Language } from "@colophon/api";

/** An idea that works and questions speak of, and the words and phrases people use for it in each language. */
export interface Concept {
  id: string;
  /** The wider ideas that this one belongs to: whoever asks for one of them also means this. */
  parents: string[];
  /**
   * In lower case, composed, without Arabic vowel signs; the analyser folds them as it folds texts. The first word of a
   * language is what the idea is called there, with the capitals of a name: a work about any of the others is about it.
   */
  words: Partial<Record<Language, string[]>>;
}
