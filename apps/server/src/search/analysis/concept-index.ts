import type { Language } from "@colophon/api";
import type { Concept } from "../concepts/concept.ts";
import { fold, normalise } from "./normalise.ts";
import { type Segment, splitWords } from "./split-words.ts";
import { stem } from "./stem.ts";
import { type TextLanguage, textLanguageOf } from "./text-language.ts";

/** A phrase of the lexicon, as a text's stems would spell it. */
interface Phrase {
  stems: readonly string[];
  /** What the lexicon means by a form that it holds itself: "animal" is no "anime", though their stems are one. */
  byForm: Map<string, string[]>;
}

/** The lexicon as it is looked up: phrases of words by their first stem, phrases of Chinese and Japanese by themselves. */
export interface ConceptIndex {
  phrasesFrom(stem: string, language: TextLanguage): readonly Phrase[];
  conceptsOfRun(run: string, language: TextLanguage): readonly string[];
  /** How long the words are that begin with a character, the longest first. */
  lengthsOfRuns(first: string, language: TextLanguage): readonly number[];
  /** The concept and all that are wider. */
  widened(concept: string): readonly string[];
  parentsOf(concept: string): readonly string[];
  /** All single words of the lexicon, folded, for the correction of misspelt ones. */
  words(language: TextLanguage): readonly string[];
}

export function createConceptIndex(concepts: readonly Concept[]): ConceptIndex {
  const parents = new Map(concepts.map((concept) => [concept.id, concept.parents]));
  const byFirst = perLanguage<Phrase[]>();
  const runs = perLanguage<string[]>();
  const runLengths = perLanguage<number[]>();
  const singleWords = new Map<TextLanguage, Set<string>>();

  const addPhrase = (segments: readonly Segment[], language: TextLanguage, id: string) => {
    const stems = segments.map(({ text }) => stem(text, language));
    const [start = ""] = stems;
    const phrases = byFirst[language].get(start) ?? [];
    byFirst[language].set(start, phrases);
    let phrase = phrases.find((other) => other.stems.join(" ") === stems.join(" "));
    if (phrase === undefined) phrases.push((phrase = { stems, byForm: new Map() }));
    const form = formOf(segments);
    const meant = phrase.byForm.get(form) ?? [];
    phrase.byForm.set(form, meant);
    if (!meant.includes(id)) meant.push(id);
  };

  const add = (word: string, language: TextLanguage, id: string) => {
    const segments = splitWords(normalise(word));
    const [first] = segments;
    if (first === undefined) return;
    if (segments.length === 1 && first.script === "cjk") {
      const ids = runs[language].get(first.text) ?? [];
      if (!ids.includes(id)) runs[language].set(first.text, [...ids, id]);
      const start = first.text.charAt(0);
      const lengths = new Set([...(runLengths[language].get(start) ?? []), first.text.length]);
      runLengths[language].set(
        start,
        [...lengths].toSorted((a, b) => b - a),
      );
      return;
    }
    addPhrase(segments, language, id);
    if (segments.length === 1) {
      const words = singleWords.get(language) ?? new Set();
      singleWords.set(language, words.add(fold(first.text)));
    }
  };

  for (const { id, words } of concepts)
    for (const [language, list] of Object.entries(words) as [Language, string[]][])
      for (const word of list) add(word, textLanguageOf(language), id);
  for (const phrasesOf of Object.values(byFirst))
    for (const phrases of phrasesOf.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);

  const widen = (id: string): string[] => {
    const wide = new Set([id]);
    for (const one of wide) for (const parent of parents.get(one) ?? []) wide.add(parent);
    return [...wide];
  };
  const wider = new Map(concepts.map(({ id }) => [id, widen(id)]));

  return {
    phrasesFrom: (first, language) => byFirst[language].get(first) ?? none,
    conceptsOfRun: (run, language) => runs[language].get(run) ?? none,
    lengthsOfRuns: (first, language) => runLengths[language].get(first) ?? none,
    widened: (concept) => wider.get(concept) ?? [concept],
    parentsOf: (concept) => parents.get(concept) ?? none,
    words: (language) => [...(singleWords.get(language) ?? [])],
  };
}

const none: readonly never[] = [];

/** Looked up without a key made of language and text: that costs more than the look-up. */
const perLanguage = <T>(): Readonly<Record<TextLanguage, Map<string, T>>> => ({
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  zh: new Map(),
  ar: new Map(),
  ja: new Map(),
});

/** Words as they stand, whatever their accents. */
export const formOf = (words: readonly Segment[]): string => words.map(({ text }) => fold(text)).join(" ");
