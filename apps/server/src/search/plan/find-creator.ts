import { gramsOf, keyOf, splitWords } from "@colophon/text-analysis";
import { anyOf, termQuery } from "../index/token-query.ts";
import { collaboratorQuery } from "../index/tokens-of-work.ts";
import type { Lookups } from "./lookups.ts";
import { matchCharacters, matchWords, type NameMatch } from "./match-name.ts";

export interface FoundCreator {
  /** As the certificate has it; undefined of a collaborator, whose spelling the register has only there. */
  name: string | undefined;
  /** Of a collaborator the key of the whole name. */
  collaborator?: string;
  /** Where the name stands in the text. */
  start: number;
  end: number;
}

const maxWords = 4;
const maxCharacters = 8;

/**
 * The creator of listed works whose name a folded text begins with, or, where no spaces part the words, ends with; else who
 * took part in one. `isSure` says that the text can hardly be anything but a name.
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
  const words = [...new Set(similar.map(({ word }) => word))];
  const match = (key: string) => matchWords(asked, key.split(" "), isSure);
  const found =
    best(
      await creatorsWith(
        lookups,
        words.filter((word) => word.startsWith("@")),
      ),
      match,
    ) ??
    best(
      await collaboratorsWith(
        lookups,
        words.flatMap((word) => (word.startsWith("&") ? `${word.slice(1)} ` : [])),
      ),
      match,
    );
  const [begin, last] = [segments[0], segments[(found?.match.used ?? 0) - 1]];
  if (found === undefined || begin === undefined || last === undefined) return undefined;
  return { ...found.who, start: begin.start, end: last.start + last.text.length };
}

async function findByCharacters(
  lookups: Lookups,
  text: string,
  isSure: boolean,
): Promise<FoundCreator | undefined> {
  const last = splitWords(text).at(-1);
  if (last === undefined || last.text.length < 2) return undefined;
  const asked = last.text.slice(-maxCharacters);
  const match = (key: string) => matchCharacters(asked, key.replaceAll(" ", ""), isSure);
  const grams = gramsOf(asked).map((gram) => `@${gram}`);
  const found =
    best(await creatorsWith(lookups, grams), match) ??
    best(await collaboratorsWith(lookups, surnamesIn(asked)), match);
  if (found === undefined) return undefined;
  const end = last.start + last.text.length;
  return { ...found.who, start: end - found.match.used, end };
}

type Who = Pick<FoundCreator, "name" | "collaborator">;

const creatorsWith = async (lookups: Lookups, tokens: readonly string[]): Promise<Named[]> =>
  tokens.length === 0
    ? []
    : (
        await lookups.creatorsWith(anyOf(tokens.map((token) => termQuery(token, lookups.frequencies))).text)
      ).map((name) => ({ key: keyOf(name), who: { name } }));

const collaboratorsWith = async (lookups: Lookups, beginnings: readonly string[]): Promise<Named[]> =>
  beginnings.length === 0
    ? []
    : (await lookups.collaboratorsWith(beginnings.map(collaboratorQuery).join(" | "))).map((key) => ({
        key,
        who: { name: undefined, collaborator: key },
      }));

/** Of a run that ends with a name: the two characters with which that begins, if it has as many as names have. */
const surnamesIn = (asked: string): string[] => [
  ...new Set([2, 3, 4].map((length) => Array.from(asked).slice(-length).slice(0, 2).join(""))),
];

/** The first of the best, so the one with the most works. */
function best(
  all: readonly Named[],
  matchOf: (key: string) => NameMatch | undefined,
): { who: Who; match: NameMatch } | undefined {
  const matched = all.flatMap(({ key, who }) => {
    const match = matchOf(key);
    return match ? [{ who, match }] : [];
  });
  return matched.toSorted((a, b) => b.match.score - a.match.score)[0];
}

interface Named {
  key: string;
  who: Who;
}
