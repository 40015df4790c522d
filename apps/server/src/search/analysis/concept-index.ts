import type { Concept } from "../concepts/concept.ts";
import { createLanguageIndex, type LanguageIndex } from "./language-index.ts";
import type { TextLanguage } from "./text-language.ts";

/** The lexicon as it is looked up. */
export interface ConceptIndex {
  /** What it holds in a language, which is first read when it is first looked up. */
  in(language: TextLanguage): LanguageIndex;
  /** The concept and all that are wider. */
  widened(concept: string): readonly string[];
  parentsOf(concept: string): readonly string[];
}

export function createConceptIndex(concepts: readonly Concept[]): ConceptIndex {
  const indices: Partial<Record<TextLanguage, LanguageIndex>> = {};
  const parents = new Map(concepts.map((concept) => [concept.id, concept.parents]));
  const widen = (id: string): string[] => {
    const wide = new Set([id]);
    for (const one of wide) for (const parent of parents.get(one) ?? []) wide.add(parent);
    return [...wide];
  };
  const wider = new Map(concepts.map(({ id }) => [id, widen(id)]));

  return {
    in: (language) => (indices[language] ??= createLanguageIndex(concepts, language)),
    widened: (concept) => wider.get(concept) ?? [concept],
    parentsOf: (concept) => parents.get(concept) ?? none,
  };
}

const none: readonly never[] = [];
