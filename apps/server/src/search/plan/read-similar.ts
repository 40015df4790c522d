import { keyOf } from "../analysis/analyse.ts";
import type { TextLanguage } from "../analysis/text-language.ts";
import type { Compiled } from "./compile-grammar.ts";
import { findFamous, type FoundFamous, otherTitles } from "./find-famous.ts";
import type { KnownTitle } from "./lookup-store.ts";
import type { Lookups } from "./lookups.ts";
import type { QueryText } from "./query-text.ts";
import { exactTitle, likelyTitle } from "./resolve-title.ts";

export interface Similar {
  /** Where the title stands in the question. */
  start: number;
  end: number;
  known: KnownTitle | undefined;
  /** Of a famous work that is not registered. */
  ideas: readonly string[];
  /** Whether to be like it is all that is asked for, beside what can be filtered by. */
  isDemand: boolean;
}

/** Takes "works like …", where the register holds such a title, everybody knows it, or nothing else is asked for. */
export async function readSimilar(
  lookups: Lookups,
  query: QueryText,
  grammar: Compiled,
  language: TextLanguage,
  asker: string | null,
): Promise<Similar | undefined> {
  const [match] = [...query.free.matchAll(grammar.similar)];
  const asked = match?.groups?.["text"];
  if (match === undefined || asked === undefined || asked.trim() === "") return undefined;
  const start = match.index + match[0].indexOf(asked);
  const end = match.index + match[0].length;
  const quoted = /(?<=[«“「『《"]\s*)[^»”」』》"]+(?=[»”」』》"])/u.exec(asked);
  const from = start + (quoted?.index ?? withoutStart(asked, grammar));
  const said = quoted?.[0] ?? query.free.slice(from, start + asked.length);
  const blankAround = (titleEnd: number) => {
    // What stands before the title, and what follows it, is read on: "works like X since 2019".
    query.blank(match.index, start);
    query.blank(from, titleEnd);
    query.blank(start + asked.length, end);
  };
  const titles = shorterAndShorter(said, grammar);
  const isTitle = (title: string, known: KnownTitle): Similar => {
    blankAround(from + title.length);
    return { start: from, end: from + title.length, known, ideas: [], isDemand: true };
  };
  for (const title of titles) {
    const known = await exactTitle(lookups, title, asker);
    if (known !== undefined) return isTitle(title, known);
  }
  const rest = query.free.slice(0, match.index) + query.free.slice(end);
  const isDemand = quoted !== null || isOnlyAsking(rest, grammar);
  const famous = findFamous(said);
  const isLike = (known: KnownTitle | undefined, { work, ...found }: FoundFamous): Similar => {
    blankAround(from + found.end);
    const ideas = known === undefined ? work.ideas : [];
    return { start: from + found.start, end: from + found.end, known, ideas, isDemand };
  };
  if (famous !== undefined && isDemand) {
    const [known] = await lookups.titles(otherTitles(famous.work), asker);
    if (known !== undefined) return isLike(known, famous);
    // Who spells a title right that everybody knows does not mean another that is a little like it.
    const keys = otherTitles(famous.work);
    if (titles.some((title) => keys.includes(keyOf(title)))) return isLike(undefined, famous);
  }
  for (const title of titles) {
    const known = await likelyTitle(lookups, title, language, asker);
    if (known !== undefined) return isTitle(title, known);
  }
  if (famous !== undefined) return isLike(undefined, famous);
  if (!isDemand) return undefined;
  const comma = said.search(/[,;،，、]/u);
  const title = comma > 0 && isOnlyAsking(said.slice(comma), grammar) ? said.slice(0, comma) : said;
  blankAround(from + title.length);
  return { start: from, end: from + title.length, known: undefined, ideas: [], isDemand };
}

/** Where a title begins after what only asks: languages that name it first do not say where. */
function withoutStart(asked: string, { noise, count }: Pick<Compiled, "noise" | "count">): number {
  for (const pattern of [noise, count]) {
    const asking = Array.from(asked.matchAll(pattern)).find(({ index }) => index === 0)?.[0] ?? "";
    if (asking !== "" && asking.length < asked.trimEnd().length)
      return asking.length + withoutStart(asked.slice(asking.length), { noise, count });
  }
  return asked.length - asked.trimStart().length;
}

/** The whole text first, then without what may be a clause of its own. */
function shorterAndShorter(asked: string, grammar: Compiled): string[] {
  const clauses = [
    grammar.since,
    grammar.after,
    grammar.before,
    grammar.between,
    grammar.during,
    grammar.excludedTypes,
    ...grammar.languages.values(),
  ];
  const cuts = clauses.flatMap((pattern) => Array.from(asked.matchAll(pattern), ({ index }) => index));
  const comma = asked.search(/[,;،，、]|\s(?:but|but not|for|pero|mais|لكن)\s/u);
  return [asked.length, ...cuts, comma]
    .filter((cut) => cut > 0)
    .map((cut) => asked.slice(0, cut))
    .filter((title) => title.trim() !== "");
}

function isOnlyAsking(rest: string, grammar: Compiled): boolean {
  const { noise, count, works, stories, newest, oldest, types, forms, media, languages } = grammar;
  const tables = [types, forms, media, languages].flatMap((table) => [...table.values()]);
  const without = [noise, count, works, stories, newest, oldest, ...tables].reduce(
    (text, pattern) => text.replace(pattern, " "),
    rest,
  );
  return without.replace(/\p{sc=Hiragana}|[^\p{L}]/gu, "").length === 0;
}
