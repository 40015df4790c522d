import { gramsOf, keyOf, splitWords } from "@colophon/text-analysis";
import { anyOf, termQuery } from "../index/token-query.ts";
import type { Lookups } from "./lookups.ts";
import { matchCharacters, matchWords, type NameMatch } from "./match-name.ts";

export interface FoundCreator {
  /** As the certificate has it. */
  name: string;
  /** Where the name stands in the text. */
  start: number;
  end: number;
}

const maxWords = 4;
const maxCharacters = 8;

/**
 * The creator of listed works whose name a folded text begins with, or, where no spaces part the words, ends with.
 * `isSure` says that the text can hardly be anything but a name.
 */
export async function findCreator(
  lookups: Lookups,
  text: string,
  isSure: boolean,
): Promise<FoundCreator | undefined> {
  const [first] = splitWords(text);
  if (first === undefined) return undefined;
  return first.script === "cjk"
    ? findByCharacters(lookups, text, isSure)
    : findByWords(lookups, text, isSure);
}

async function findByWords(
  lookups: Lookups,
  text: string,
  isSure: boolean,
): Promise<FoundCreator | undefined> {
  const segments = splitWords(text).slice(0, maxWords);
  const asked = segments.map((segment) => segment.text);
  const similar = await lookups.similarWords(
    asked.filter((word) => word.length > 2),
    "name",
  );
  if (similar.length === 0) return undefined;
  const found = best(await having(lookups, [...new Set(similar.map(({ word }) => word))]), (name) =>
    matchWords(asked, keyOf(name).split(" "), isSure),
  );
  const [begin, last] = [segments[0], segments[(found?.match.used ?? 0) - 1]];
  if (found === undefined || begin === undefined || last === undefined) return undefined;
  return { name: found.name, start: begin.start, end: last.start + last.text.length };
}

async function findByCharacters(
  lookups: Lookups,
  text: string,
  isSure: boolean,
): Promise<FoundCreator | undefined> {
  const last = splitWords(text).at(-1);
  if (last === undefined || last.text.length < 2) return undefined;
  const asked = last.text.slice(-maxCharacters);
  const found = best(await having(lookups, gramsOf(asked)), (name) =>
    matchCharacters(asked, keyOf(name).replaceAll(" ", ""), isSure),
  );
  if (found === undefined) return undefined;
  const end = last.start + last.text.length;
  return { name: found.name, start: end - found.match.used, end };
}

const having = (lookups: Lookups, words: readonly string[]): Promise<string[]> =>
  lookups.creatorsWith(anyOf(words.map((word) => termQuery(`@${word}`, lookups.frequencies))).text);

/** The first of the best, so the one with the most works. */
function best(
  names: readonly string[],
  matchOf: (name: string) => NameMatch | undefined,
): { name: string; match: NameMatch } | undefined {
  const matched = names.flatMap((name) => {
    const match = matchOf(name);
    return match ? [{ name, match }] : [];
  });
  return matched.toSorted((a, b) => b.match.score - a.match.score)[0];
}
