import type { Queryable } from "../../db/queryable.ts";
import { analyse, keyOf } from "../analysis/analyse.ts";
import type { TextLanguage } from "../analysis/text-language.ts";
import { allOf, anyOf, termQuery } from "../retrieve/token-query.ts";
import { findSimilarWords } from "../words/find-words.ts";
import { likeness, wholeLikeness } from "../words/likeness.ts";
import { findTitles, findTitlesWith, type KnownTitle } from "./lookup-store.ts";

/** From which likeness on a title is taken for a misspelling of another, by its words and letter by letter. */
const enough = { words: 0.62, letters: 0.72 };

/** The registered work that somebody means by a title, spelt exactly so or nearly. */
export async function resolveTitle(
  db: Queryable,
  title: string,
  language: TextLanguage,
  asker: string | null,
): Promise<KnownTitle | undefined> {
  const [exact] = await findTitles(db, spellingsOf(title), asker);
  if (exact !== undefined) return exact;
  const words = wordsOf(title, language);
  if (words.length === 0) return undefined;
  const similar = await findSimilarWords(db, words);
  const forms = words.map((word) =>
    anyOf(
      [
        word,
        ...similar.flatMap(({ asked, word: near }) => (asked === word && near !== word ? [near] : [])),
      ].map((each) => termQuery(`^${each}`, () => 1)),
    ),
  );
  const keys = spellingsOf(title).map((key) => key.replaceAll(" ", ""));
  for (const tokens of [allOf(forms), anyOf(forms)]) {
    const scored = (await findTitlesWith(db, tokens.text, asker)).map((known) => ({
      known,
      score: scoreOf(known, words, keys, language),
    }));
    const best = scored.toSorted((a, b) => b.score - a.score || a.known.key.length - b.known.key.length)[0];
    if (best !== undefined && best.score > 0) return best.known;
  }
  return undefined;
}

/** The registered title that a whole question is, but for a few letters. */
export async function meantTitle(
  db: Queryable,
  question: string,
  language: TextLanguage,
  asker: string | null,
): Promise<string | undefined> {
  const key = keyOf(question);
  if (key.length < shortest || key.length > longest) return undefined;
  const known = await resolveTitle(db, question, language, asker);
  return known !== undefined && wholeLikeness(key, known.key) >= leastLike(key, nearlyAll)
    ? known.title
    : undefined;
}

const nearlyAll = 0.8;
const [shortest, longest] = [4, 80];

/** In a title of a few Chinese or Japanese characters two wrong ones are much, and may still be one word. */
const leastLike = (key: string, least: number): number =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(key) && key.length < 8 ? 0.65 : least;

/** How sure it is that a title is meant; 0 where it is not. */
function scoreOf(
  { title, key }: KnownTitle,
  words: readonly string[],
  keys: readonly string[],
  language: TextLanguage,
): number {
  const byWords = titleLikeness(words, wordsOf(title, language));
  const byLetters = Math.max(...keys.map((each) => wholeLikeness(each, key.replaceAll(" ", ""))));
  return Math.max(
    byWords >= enough.words ? byWords : 0,
    byLetters >= leastLike(key, enough.letters) ? byLetters : 0,
  );
}

/** As it stands, and without what Arabic writes together with the word after "to" and "like". */
function spellingsOf(title: string): string[] {
  const key = keyOf(title);
  const bare = key.replace(/^ل(?=[\u0600-\u06ff]{3})/u, "");
  return [...new Set([key, bare, bare.replace(/^ل/u, "ال")])].filter((each) => each !== "");
}

function wordsOf(title: string, language: TextLanguage): string[] {
  const [pieces = []] = analyse([title], language).pieces;
  const said = pieces.filter(({ stop }) => !stop);
  return [...new Set((said.length > 0 ? said : pieces).flatMap(({ tokens }) => [...tokens]))];
}

/** How much of what was asked a title has, and, less so, how much of it was asked. */
export function titleLikeness(asked: readonly string[], title: readonly string[]): number {
  const best = (word: string, words: readonly string[]) =>
    words.reduce((most, each) => Math.max(most, likeness(word, each)), 0);
  const share = (of: readonly string[], among: readonly string[]) =>
    of.reduce((sum, word) => sum + best(word, among), 0) / Math.max(1, of.length);
  return 0.75 * share(asked, title) + 0.25 * share(title, asked);
}
