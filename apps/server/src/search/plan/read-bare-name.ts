import { isGivenName, isStopword, type WordSegment } from "@colophon/text-analysis";
import { findCreator } from "./find-creator.ts";
import { type AskedText, isCapital, type Named, namedAs } from "./take-creator.ts";
import { withoutAsking } from "./subjects-of.ts";
import { nameWords, endOf, isNext, isConceptWord, isUnknownWord } from "./name-words.ts";

/** Each costs a search for words like it. */
const maxTries = 3;

/**
 * Takes a creator whom a question names without "by": two words or more that are all of the name, perhaps misspelt,
 * or the first name and a surname.
 */
export async function readBareName(asked: AskedText): Promise<Named | undefined> {
  const { lookups, query, grammar, language, shown } = asked;
  const words = nameWords(withoutAsking(query, grammar).free);
  const [only] = words;
  if (asked.isLoose && only !== undefined && words.length === 1 && isUnknownWord(only, language)) {
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
      !isConceptWord(next, language);
    if (used.length < 2 || goesOn) continue;
    query.blank(begin, begin + found.end);
    return namedAs({ ...found, start: begin + found.start, end: begin + found.end }, shown);
  }
  return undefined;
}

/** One of the two must be a word that is nothing else. */
function mayBeName(first: WordSegment, second: WordSegment, { language, shown }: AskedText): boolean {
  const both = [first, second];
  if (both.some(({ word }) => isStopword(word.folded, language))) return false;
  return (
    both.some((word) => isUnknownWord(word, language)) ||
    both.every(({ start }) => isCapital(start, shown)) ||
    isGivenName(first.word.folded)
  );
}
