import type { Queryable } from "../../db/queryable.ts";
import { keyOf } from "../analysis/analyse.ts";
import { isStopword } from "../analysis/stopwords.ts";
import type { TextLanguage } from "../analysis/text-language.ts";
import { allOf, termQuery } from "../retrieve/token-query.ts";
import type { Compiled } from "./compile-grammar.ts";
import { likeness } from "../words/likeness.ts";
import { findCreatorsWith, findNames, type KnownName } from "./lookup-store.ts";
import { type NameCandidate, nameCandidates } from "./name-candidates.ts";
import type { QueryText } from "./query-text.ts";

export interface Names {
  creator?: string;
  place?: string;
}

/** Takes the creator and the place that a question names, where the register knows them. */
export async function readNames(
  db: Queryable,
  query: QueryText,
  grammar: Compiled,
  language: TextLanguage,
): Promise<Names> {
  const candidates = nameCandidates(query.free);
  const creators = candidates.filter((candidate) => isCreator(candidate, query, grammar));
  const places = candidates.filter((candidate) => isPlace(candidate, query, grammar));
  const known = await findNames(db, { creators: keysOf(creators), places: keysOf(places) });
  const names: Names = {};
  const take = (some: readonly NameCandidate[], kinds: readonly KnownName["kind"][]) => {
    for (const candidate of some) {
      const name = known.find(({ kind, key }) => kinds.includes(kind) && key === candidate.key);
      if (name === undefined || !query.isFree(candidate)) continue;
      query.blank(candidate.start, candidate.end);
      return name.name;
    }
    return undefined;
  };
  const creator = take(creators, ["creator"]) ?? (await readBy(db, query, grammar, language));
  const place = take(places, ["city", "province"]);
  // "Published in" says where, not whether.
  if (place !== undefined) query.take(grammar.inPlace, ({ end }) => query.free.slice(end).startsWith("  "));
  if (creator !== undefined) names.creator = creator;
  if (place !== undefined) names.place = place;
  return names;
}

const keysOf = (candidates: readonly NameCandidate[]): string[] => [
  ...new Set(candidates.map(({ key }) => key)),
];

/** A full name speaks for itself; a single word only after "by", and characters where the name ends. */
function isCreator(
  { start, end, words, isRun, key }: NameCandidate,
  query: QueryText,
  grammar: Compiled,
): boolean {
  const [before, after] = [query.free.slice(0, start), query.free.slice(end)];
  if (isRun) return key.length >= 3 || /^\s*(?:的|の|$)/u.test(after) || /由\s*$/u.test(before);
  return (
    words >= 2 || endsWith(before, grammar.ofCreator) || /^'s\b/.test(after) || query.free.trim() === key
  );
}

function isPlace({ start, end }: NameCandidate, query: QueryText, grammar: Compiled): boolean {
  const [before, after] = [query.free.slice(0, start), query.free.slice(end)];
  return endsWith(before, grammar.inPlace) || startsWith(after, grammar.placeIs);
}

/** Somebody named plainly after "by": a known name in part or misspelt, or one that the register does not know. */
async function readBy(
  db: Queryable,
  query: QueryText,
  grammar: Compiled,
  language: TextLanguage,
): Promise<string | undefined> {
  const found = query.take(grammar.by, ({ groups }) => {
    const said = keyOf(groups["text"] ?? "").split(" ");
    return said.length <= 4 && !said.every((word) => isStopword(word, language));
  });
  const asked = found?.groups["text"]?.trim();
  if (asked === undefined || asked === "") return undefined;
  const words = keyOf(asked).split(" ");
  const [whole] = await findCreatorsWith(db, allOf(words.map(nameQuery)).text);
  if (whole !== undefined) return whole;
  for (const word of words) {
    const near = await findCreatorsWith(db, nameQuery(word).text);
    const meant = near.find((name) => isMisspelling(words, keyOf(name).split(" ")));
    if (meant !== undefined) return meant;
  }
  return asked;
}

const nameQuery = (word: string) => termQuery(`@${word}`, () => 1);

const isMisspelling = (asked: readonly string[], name: readonly string[]): boolean =>
  asked.length === name.length && asked.every((word, at) => likeness(word, name[at] ?? "") > 0);

const endsWith = (text: string, pattern: RegExp): boolean =>
  Array.from(text.matchAll(pattern)).some(
    ({ 0: found, index }) => found !== "" && text.slice(index + found.length).trim() === "",
  );

const startsWith = (text: string, pattern: RegExp): boolean =>
  Array.from(text.matchAll(pattern)).some(
    ({ 0: found, index }) => found !== "" && text.slice(0, index).trim() === "",
  );
