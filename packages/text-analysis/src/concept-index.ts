import type { Concept } from "@colophon/lexicon";
import type { LanguageIndex } from "./language-index.ts";
import type { TextLanguage } from "./text-language.ts";

/** The lexicon as it is looked up. */
export interface ConceptIndex {
  /** The words of a language, read when they are first looked up. */
  in(language: TextLanguage): LanguageIndex;
  /** The concept itself and all wider ones. */
  widened(concept: string): readonly string[];
  parentsOf(concept: string): readonly string[];
  /** Concepts whose definition mentions this one: none is a kind of it. */
  relatedTo(concept: string): readonly string[];
  /** Whether the concept says what a work is, not what it is about. */
  isForm(concept: string): boolean;
  /** Its information content, from 0 to 1: the more concepts belong to it, the less it says. */
  specificityOf(concept: string): number;
}

export function createConceptIndex(
  concepts: readonly Concept[],
  related: ReadonlyMap<string, readonly string[]>,
  readLanguage: (language: TextLanguage) => LanguageIndex,
): ConceptIndex {
  const indices: Partial<Record<TextLanguage, LanguageIndex>> = {};
  const parents = new Map(concepts.map((concept) => [concept.id, concept.parents]));
  const widen = (id: string): string[] => {
    const wide = new Set([id]);
    for (const one of wide) for (const parent of parents.get(one) ?? []) wide.add(parent);
    return [...wide];
  };
  const wider = new Map(concepts.map(({ id }) => [id, widen(id)]));
  const members = new Map<string, number>();
  for (const all of wider.values()) for (const id of all) members.set(id, (members.get(id) ?? 0) + 1);
  const forms = new Set(concepts.flatMap(({ id, isForm }) => (isForm ? [id] : [])));
  const most = Math.log(concepts.length);

  return {
    in: (language) => (indices[language] ??= readLanguage(language)),
    widened: (concept) => wider.get(concept) ?? [concept],
    parentsOf: (concept) => parents.get(concept) ?? none,
    relatedTo: (concept) => related.get(concept) ?? none,
    isForm: (concept) => forms.has(concept),
    specificityOf: (concept) => 1 - Math.log(members.get(concept) ?? 1) / most,
  };
}

const none: readonly never[] = [];
