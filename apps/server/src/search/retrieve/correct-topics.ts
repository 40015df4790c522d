import { setImmediate as nextTurn } from "node:timers/promises";
import {
  commonWordsLike,
  fold,
  isCommonWord,
  lexicon,
  likeness,
  type Piece,
  readAs,
  type TextLanguage,
} from "@colophon/text-analysis";
import { grammars } from "../plan/compile-grammar.ts";
import type { Lookups } from "../plan/lookups.ts";
import { aspectOf } from "./aspects.ts";
import type { TokenFrequencies } from "../index/token-frequencies.ts";
import { allOf, anyOf, termQuery } from "../index/token-query.ts";

/** Replaces words that no work has by what they are most likely misspellings of: concepts, or words of titles. */
export async function correctTopics(
  lookups: Lookups,
  topics: readonly Piece[],
  language: TextLanguage,
  frequencies: TokenFrequencies,
): Promise<Piece[]> {
  const queryOf = (topic: Piece) =>
    anyOf(
      aspectOf(topic).alternatives.map(({ tokens }) =>
        allOf(tokens.map((token) => termQuery(token, frequencies))),
      ),
    );
  const doubtful = topics.filter(
    (topic) =>
      isWord(topic) &&
      !isCommonWord(fold(topic.text), language) &&
      !queryOf(topic).terms.some(({ token }) => frequencies.isCommon(token)),
  );
  if (doubtful.length === 0) return [...topics];
  const queries = doubtful.map((topic) => queryOf(topic).text);
  const unknown = (await lookups.unknown(queries)).flatMap((query) => doubtful[queries.indexOf(query)] ?? []);
  if (unknown.length === 0) return [...topics];
  const near = await lookups.similarWords(unknown.map(({ text }) => fold(text)));
  const corrected: Piece[] = [];
  for (const topic of topics) {
    if (!unknown.includes(topic)) {
      corrected.push(topic);
      continue;
    }
    const titles = near.flatMap(({ asked, word }) => (asked === fold(topic.text) ? [word] : []));
    const asked = fold(topic.text);
    const words = [...lexicon.in(language).phrases.singleWords, ...titles];
    const meant = likeliest(asked, words);
    // "Somthing" is nearer to what everybody says than to "soothing".
    const everyday = unknown.length <= mostMisspelt ? commonWordsLike(asked, language) : [];
    const common = likeliest(asked, everyday, likeness(asked, meant ?? ""));
    corrected.push(withWord(topic, common ?? meant, language));
    // Each is compared with the whole lexicon, and a question may have three hundred: others have their turn in between.
    await nextTurn();
  }
  return corrected;
}

function withWord(topic: Piece, word: string | undefined, language: TextLanguage): Piece {
  const [meant] = word === undefined ? [] : readAs(word, language);
  if (!meant) return topic;
  const { shown: _misspelt, ...rest } = topic;
  const { tokens, concepts, text, stop } = meant;
  const isAsking = text.replace(grammars[language].noise, "") === "";
  return {
    ...rest,
    tokens,
    concepts,
    text,
    ...(stop || isAsking || meant.vague === true ? { vague: true } : {}),
  };
}

const isWord = ({ concepts, tokens, text, vague }: Piece): boolean =>
  vague !== true &&
  concepts.length === 0 &&
  tokens.length === 1 &&
  /^[\p{sc=Latin}\p{sc=Arabic}\p{M}]{4,}$/u.test(text);

/** Someone who types this number of unknown words has not misspelt common ones. */
const mostMisspelt = 12;

/** One letter of four, or two of eight, make another word as easily as a misspelling. */
const leastLikeness = 0.75;

function likeliest(asked: string, words: readonly string[], least = 0): string | undefined {
  let best: { word: string; score: number } | undefined;
  for (const word of words) {
    const score = likeness(asked, word);
    if (score > (best?.score ?? Math.max(least, leastLikeness))) best = { word, score };
  }
  return best?.word;
}
