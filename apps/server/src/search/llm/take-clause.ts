import { fold, normalise } from "@colophon/text-analysis";
import type { Unfinished } from "../plan/make-plan.ts";
import type { Plan } from "../plan/plan.ts";
import { wholeWords } from "../plan/whole-words.ts";

/**
 * Takes the words that a demand rests on out of the question, where they are still in it: a name whole, of other words
 * what the lexicon does not know, because concepts stay subjects. False where there are no such words: it is made up.
 */
export function takeClause(
  words: string,
  { similarTo, creator, place }: Plan,
  unknown: readonly string[],
  { query, pieces, language }: Unfinished,
): boolean {
  const spelt = spell(words);
  if (spelt === "") return false;
  const isName = similarTo !== undefined || creator !== undefined || place !== undefined;
  const found = query.find(wholeWords(spelt.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), language));
  if (found === undefined) return isName && unknown.some((name) => spell(name).includes(spelt));
  const inside = pieces.filter(({ start, end }) => found.start <= start && end <= found.end);
  for (const { start, end } of isName ? [found] : inside.filter(({ concepts }) => concepts.length === 0))
    query.blank(start, end);
  return true;
}

const spell = (text: string): string => fold(normalise(text)).trim();
