import { analyse, likeness, type Piece, type TextLanguage, wholeLikeness } from "@colophon/text-analysis";
import type { KnownTitle } from "./lookup-store.ts";

/** From which likeness on a title is taken for a misspelling of another, by its words and letter by letter. */
const enough = { words: 0.65, letters: 0.72 };

/** In a title of a few Chinese or Japanese characters two wrong ones are much, and may still be one word. */
export const leastLike = (key: string, least: number): number =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(key) && key.length < 8 ? 0.65 : least;

/** How sure it is that a title is meant; 0 where it is not. */
export function meantScore(
  { title, key }: KnownTitle,
  words: readonly string[],
  keys: readonly string[],
  language: TextLanguage,
): number {
  const of = titleWords(title, language).telling;
  // A single word that is nearly one of several is no title: "Rocky" is not "The Last Keeper of Skerry Rock".
  const byWords = words.length === 1 && of.length > 2 ? 0 : titleLikeness(words, of);
  const [letters, least] = [key.replaceAll(" ", ""), leastLike(key, enough.letters)];
  return Math.max(
    byWords >= enough.words ? byWords : 0,
    ...keys.map((each) => wholeLikeness(each, letters, least)),
  );
}

/** The words of a title: those that tell one from another, and with those that stand in many. */
export function titleWords(title: string, language: TextLanguage): { telling: string[]; all: string[] } {
  const [pieces = []] = analyse([title], language).pieces;
  const tokensOf = (some: readonly Piece[]) => [...new Set(some.flatMap(({ tokens }) => tokens))];
  const telling = tokensOf(pieces.filter(({ stop }) => !stop));
  const all = tokensOf(pieces);
  return { telling: telling.length > 0 ? telling : all, all };
}

/** How much of what was asked a title has, and, less so, how much of it was asked. */
export function titleLikeness(asked: readonly string[], title: readonly string[]): number {
  const best = (word: string, words: readonly string[]) =>
    words.reduce((most, each) => Math.max(most, likeness(word, each)), 0);
  const share = (of: readonly string[], among: readonly string[]) =>
    of.reduce((sum, word) => sum + best(word, among), 0) / Math.max(1, of.length);
  return 0.75 * share(asked, title) + 0.25 * share(title, asked);
}
