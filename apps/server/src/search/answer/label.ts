import type { Language } from "@colophon/api";
import { labelOfConcept } from "@colophon/lexicon";
import { nameSameConcepts, type Piece, type TextLanguage, textLanguageOf } from "@colophon/text-analysis";

/** What somebody asked about, in their own words where these are of their language, else as the lexicon calls it. */
export function labelOf(piece: Piece, language: Language, asked: TextLanguage): string {
  const {
    concepts: [concept],
    text,
    shown,
  } = piece;
  if (shown !== undefined && isOwn(shown, piece) && textLanguageOf(language) === asked) return shown;
  return (concept === undefined ? undefined : labelOfConcept(concept, language)) ?? shown ?? text;
}

/** Every concept once, and without what reaches into an earlier piece, as Chinese words may: one of them is what was meant. */
export const apart = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(
    (piece, at) =>
      !pieces.slice(0, at).some((other) => nameSameConcepts(other, piece) || overlap(other, piece)),
  );

/** The concepts of a famous work all stand where its title does. */
const overlap = (one: Piece, other: Piece): boolean =>
  other.tokens.length > 0 && one.start < other.end && other.start < one.end;

/** Not what only stands for a title, nor an Arabic word that may have "and" or "for" before it. */
const isOwn = (shown: string, { tokens }: Piece): boolean => tokens.length > 0 && !/^[وفبكل]/u.test(shown);
