import type { Language } from "@colophon/api";
import { readConceptWords } from "@colophon/lexicon";

const known: Partial<Record<Language, readonly (readonly string[])[]>> = {};

/** The words of a language, concept by concept. */
export const conceptWords = (language: Language): readonly (readonly string[])[] =>
  (known[language] ??= Array.from(
    Map.groupBy(readConceptWords(language), ({ concept }) => concept).values(),
    (words) => words.map(({ phrase }) => phrase),
  ));
