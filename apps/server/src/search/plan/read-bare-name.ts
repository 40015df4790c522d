import {
  isCommonWord,
  isGivenName,
  isStopword,
  lexicon,
  type Piece,
  splitWords,
  type TextLanguage,
  type WordSegment,
} from "@colophon/text-analysis";
import { findCreator } from "./find-creator.ts";
import type { QueryText } from "./query-text.ts";
import { type AskedText, isCapital, type Named, namedAs } from "./take-creator.ts";
import { withoutAsking } from "./subjects-of.ts";

/** Each costs a search for words like it. */
const maxTries = 3;

/**
 * Takes a creator whom a question names without "by": two words or more that are all of the name, perhaps misspelt,
 * or the first name and a surname.
 */
export async function readBareName(asked: AskedText): Promise<Named | undefined> {
  const { lookups, query, grammar, language, shown } = asked;
  const words = wordsOf(withoutAsking(query, grammar).free);
  const [only] = words;
  if (asked.isLoose && only !== undefined && words.length === 1 && isUnknown(only, language)) {
    const found = await findCreator(lookups, only.text, true);
    if (found === undefined) return undefined;
    query.blank(only.start, endOf(only));
    return namedAs({ ...found, start: only.start, end: endOf(only) }, shown);
  }
  const begins = words.filter((first, at) => {
    const second = words[at + 1];
    // In Arabic most names are words: two of them and nothing else may be somebody.
    const isAll = language === "ar" && words.length === 2;
    return second !== undefined && isNext(first, second) && (isAll || mayBeName(first, second, asked));
  });
  for (const first of begins.slice(0, maxTries)) {
    const rest = words.slice(words.indexOf(first));
    const all = rest.slice(0, 1 + rest.findIndex((word, at) => !isNext(word, rest[at + 1])));
    const [begin, end] = [first.start, endOf(all.at(-1) ?? first)];
    const found = await findCreator(lookups, query.free.slice(begin, end), false);
    if (found === undefined) continue;
    const used = all.filter((word) => endOf(word) <= begin + found.end);
    const next = all[used.length];
    const goesOn =
      next !== undefined &&
      isCapital(next.start, shown) &&
      isCapital(first.start, shown) &&
      !isConcept(next, language);
    if (used.length < 2 || goesOn) continue;
    query.blank(begin, begin + found.end);
    return namedAs({ ...found, start: begin + found.start, end: begin + found.end }, shown);
  }
  return undefined;
}

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
  const names = namesIn(wordsOf(query.free), pieces, shown, language);
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
    if (first === undefined || isPhrase(first) || isConcept(first, language)) continue;
    let end = at + 1;
    const isGiven = isGivenName(first.word.folded);
    if (isGiven && isNext(first, words[end]) && !isPhrase(words[end] ?? first)) end += 1;
    const goesOn = (next: WordSegment | undefined): next is WordSegment =>
      next !== undefined &&
      isNext(words[end - 1], next) &&
      !isPhrase(next) &&
      !isConcept(next, language) &&
      (isCapital(first.start, shown) ? isCapital(next.start, shown) : isGiven && isUnknown(next, language));
    while (goesOn(words[end])) end += 1;
    const last = words[end - 1];
    const isName = isGiven || words.slice(at, end).some((word) => isUnknown(word, language));
    if (last === undefined || end - at < 2 || !isName) continue;
    names.push({ start: first.start, end: endOf(last) });
    at = end - 1;
  }
  return names;
}

const wordsOf = (text: string): WordSegment[] =>
  splitWords(text).filter((segment): segment is WordSegment => segment.script !== "cjk");

const endOf = ({ start, text }: WordSegment): number => start + text.length;

/** Whether only a space parts them: where a word was taken out between, there are more. */
const isNext = (word: WordSegment | undefined, next: WordSegment | undefined): boolean =>
  word !== undefined && next !== undefined && next.start - endOf(word) === 1;

/** As it stands, not by its stem. */
const isConcept = ({ word, text }: WordSegment, language: TextLanguage): boolean =>
  isStopword(word.folded, language) ||
  /\d/.test(text) ||
  lexicon.in(language).phrases.singleWords.has(word.folded);

const isUnknown = (segment: WordSegment, language: TextLanguage): boolean =>
  !isConcept(segment, language) && !isCommonWord(segment.word.folded, language);

/** One of the two must be a word that is nothing else. */
function mayBeName(first: WordSegment, second: WordSegment, { language, shown }: AskedText): boolean {
  const both = [first, second];
  if (both.some(({ word }) => isStopword(word.folded, language))) return false;
  return (
    both.some((word) => isUnknown(word, language)) ||
    both.every(({ start }) => isCapital(start, shown)) ||
    isGivenName(first.word.folded)
  );
}
