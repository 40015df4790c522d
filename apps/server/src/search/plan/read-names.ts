import { keyOf } from "@colophon/text-analysis";
import type { Compiled } from "./compile-grammar.ts";
import type { KnownName } from "./lookup-store.ts";
import { type NameCandidate, nameCandidates } from "./name-candidates.ts";
import type { QueryText } from "./query-text.ts";
import { creatorKeys, placeKeys } from "./name-keys.ts";
import type { Plan } from "./plan.ts";
import { readBareName } from "./read-bare-name.ts";
import { type AskedText, takeCreator } from "./take-creator.ts";
import { withoutAsking } from "./subjects-of.ts";
import { keysIn } from "./take-words.ts";

type Names = Pick<Plan, "creator" | "collaborator" | "place">;

/** Takes the creator and the place that a question names, where the register knows them. */
export async function readNames(asked: AskedText): Promise<Names> {
  const { lookups, query, grammar } = asked;
  const candidates = nameCandidates(query.free);
  const said = keyOf(withoutAsking(query, grammar).free);
  const creators = candidates.filter(
    (candidate) => candidate.key === said || isCreator(candidate, query, grammar),
  );
  const places = candidates.filter((candidate) => isPlace(candidate, asked));
  const known = await lookups.names({
    creators: [...new Set(keysOf(creators).flatMap(creatorKeys))],
    places: [...new Set(keysOf(places).flatMap(placeKeys))],
    collaborators: keysOf(creators.filter(({ isRun, words }) => isRun || words > 1)),
  });
  const take = (
    some: readonly NameCandidate[],
    kinds: readonly KnownName["kind"][],
    keys = (key: string) => [key],
  ) => {
    for (const candidate of some) {
      const [name] = keys(candidate.key).flatMap((each) =>
        known.filter(({ kind, key }) => kinds.includes(kind) && key === each),
      );
      if (name === undefined || !query.isFree(candidate)) continue;
      query.blank(candidate.start, candidate.end);
      return name.name;
    }
    return undefined;
  };
  const exact = take(creators, ["creator"], creatorKeys);
  const place = take(places, ["city", "province"], placeKeys);
  // "Published in" says where, not whether.
  if (place !== undefined) query.take(grammar.inPlace, ({ end }) => query.free.slice(end).startsWith("  "));
  const creator = exact ?? takeCollaborator(creators, known, asked);
  const named =
    creator === undefined ? ((await takeCreator(asked)) ?? (await readBareName(asked))) : { creator };
  return { ...named, ...(place === undefined ? {} : { place }) };
}

/** The register has such a name in the spelling of each certificate: it is said back as it was asked. */
function takeCollaborator(
  candidates: readonly NameCandidate[],
  known: readonly KnownName[],
  { query, shown }: AskedText,
): string | undefined {
  const keys = known.flatMap(({ kind, key }) => (kind === "collaborator" ? [key] : []));
  const named = candidates.find((candidate) => keys.includes(candidate.key) && query.isFree(candidate));
  if (named === undefined) return undefined;
  query.blank(named.start, named.end);
  return shown.slice(named.start, named.end);
}

const keysOf = (candidates: readonly NameCandidate[]): string[] => [
  ...new Set(candidates.map(({ key }) => key)),
];

/** A full name speaks for itself; a single word only by itself or after "by", and characters where the name ends. */
function isCreator(
  { start, end, words, isRun, key }: NameCandidate,
  query: QueryText,
  grammar: Compiled,
): boolean {
  const [before, after] = [query.free.slice(0, start), query.free.slice(end)];
  if (isRun) return key.length >= 3 || /^\s*(?:的|の|$)/u.test(after) || /由\s*$/u.test(before);
  return words >= 2 || endsWith(before, grammar.ofCreator) || /^'s\b/.test(after);
}

function isPlace({ start, end }: NameCandidate, { query, grammar, isLoose }: AskedText): boolean {
  const [before, after] = [query.free.slice(0, start), query.free.slice(end)];
  if (endsWith(before, grammar.inPlace) || startsWith(after, grammar.placeIs)) return true;
  const isOf =
    endsWith(before, grammar.ofPlace) ||
    startsWith(after, grammar.isPlaceOf) ||
    (isLoose && endsWith(before, grammar.ofCreator));
  // Pictures of a place show it.
  return (
    isOf &&
    (isLoose || !keysIn(query.free, grammar.types).some((type) => type === "photograph" || type === "art"))
  );
}

/** What stands right before or after a name is no longer: all of a long question need not be looked through for each of its names. */
const nearby = 80;

function endsWith(before: string, pattern: RegExp): boolean {
  const text = before.trimEnd().slice(-nearby);
  return Array.from(text.matchAll(pattern)).some(
    ({ 0: found, index }) => found.trim() !== "" && text.slice(index + found.length).trim() === "",
  );
}

function startsWith(after: string, pattern: RegExp): boolean {
  const text = after.trimStart().slice(0, nearby);
  return Array.from(text.matchAll(pattern)).some(
    ({ 0: found, index }) => found.trim() !== "" && text.slice(0, index).trim() === "",
  );
}
