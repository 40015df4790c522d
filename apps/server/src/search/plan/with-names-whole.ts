import { isGivenName, type Piece, type TextLanguage, type WordSegment } from "@colophon/text-analysis";
import type { QueryText } from "./query-text.ts";
import { isCapital } from "./take-creator.ts";
import { nameWords, endOf, isNext, isConceptWord, isUnknownWord } from "./name-words.ts";

/**
 * Pieces with each person's name that nobody in the register has as one: as it is said, neither a concept by the stem of
 * one of its words nor corrected to one.
 */
export function withNamesWhole(
  pieces: readonly Piece[],
  query: QueryText,
  shown: string,
  language: TextLanguage,
): Piece[] {
  const names = namesIn(nameWords(query.free), pieces, shown, language);
  return pieces.flatMap((piece) => {
    const name = names.find(({ start, end }) => piece.start >= start && piece.end <= end);
    if (name === undefined) return [piece];
    const parts = pieces.filter(({ start, end }) => start >= name.start && end <= name.end);
    if (parts[0] !== piece || parts.length < 2) return parts.length < 2 ? [piece] : [];
    const text = parts.map((part) => part.text).join(" ");
    const tokens = [...new Set(parts.flatMap((part) => part.tokens))];
    return [{ ...piece, ...name, text, tokens, concepts: [], vague: false }];
  });
}

function namesIn(
  words: readonly WordSegment[],
  pieces: readonly Piece[],
  shown: string,
  language: TextLanguage,
): { start: number; end: number }[] {
  const names: { start: number; end: number }[] = [];
  const isPhrase = ({ start }: WordSegment) =>
    pieces.some(
      (piece) =>
        piece.concepts.length > 0 && piece.start <= start && piece.end > start && piece.tokens.length > 1,
    );
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (first === undefined || isPhrase(first) || isConceptWord(first, language)) continue;
    let end = at + 1;
    const isGiven = isGivenName(first.word.folded);
    if (isGiven && isNext(first, words[end]) && !isPhrase(words[end] ?? first)) end += 1;
    const goesOn = (next: WordSegment | undefined): next is WordSegment =>
      next !== undefined &&
      isNext(words[end - 1], next) &&
      !isPhrase(next) &&
      !isConceptWord(next, language) &&
      (isCapital(first.start, shown)
        ? isCapital(next.start, shown)
        : isGiven && isUnknownWord(next, language));
    while (goesOn(words[end])) end += 1;
    const last = words[end - 1];
    const isName = isGiven || words.slice(at, end).some((word) => isUnknownWord(word, language));
    if (last === undefined || end - at < 2 || !isName) continue;
    names.push({ start: first.start, end: endOf(last) });
    at = end - 1;
  }
  return names;
}
