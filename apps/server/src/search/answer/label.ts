import type { Language } from "@colophon/api";
import { concepts } from "../concepts/all-concepts.ts";
import type { Piece } from "../analysis/piece.ts";

const words = new Map(concepts.map((concept) => [concept.id, concept.words]));

/** What an idea is called. */
export const nameOfConcept = (concept: string, language: Language): string | undefined =>
  words.get(concept)?.[language]?.[0];

/** What somebody asked about, in their language where the lexicon knows it. */
export const labelOf = ({ concepts: [concept], text, shown = text }: Piece, language: Language): string =>
  (concept === undefined ? undefined : nameOfConcept(concept, language)) ?? shown;
