import { lexicon, keyOf, type TextLanguage } from "@colophon/text-analysis";
import type { Compiled } from "./compile-grammar.ts";
import { findFamous, type FoundFamous, otherTitles } from "./find-famous.ts";
import type { KnownTitle } from "./lookup-store.ts";
import type { Lookups } from "./lookups.ts";
import { blanked, type QueryText } from "./query-text.ts";
import { exactTitle, likelyTitle, meantTitle } from "./resolve-title.ts";

export interface Similar {
  /** Where the title stands in the question. */
  start: number;
  end: number;
  known: KnownTitle | undefined;
  /** Of a famous work that is not registered. */
  concepts: readonly string[];
  /** A registered title that is a letter or two off that of such a work. */
  near?: string | undefined;
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
  const match = findLikeness(query, grammar);
  if (match === undefined) return undefined;
  const { start, end, asked, begin } = match;
  const quoted = /(?<=[«“「『《"]\s*)[^»”」』》"]+(?=[»”」』》"])/u.exec(asked);
  const from = start + (quoted?.index ?? (await titleStart(lookups, asked, grammar, asker)));
  const said = quoted?.[0] ?? query.free.slice(from, start + asked.length);
  const blankAround = (titleEnd: number) => {
    // What stands before the title, and what follows it, is read on: "works like X since 2019".
    query.blank(begin, start);
    query.blank(from, titleEnd);
    query.blank(start + asked.length, end);
  };
  const titles = shorterAndShorter(said, grammar);
  const isTitle = (title: string, known: KnownTitle): Similar => {
    blankAround(from + title.length);
    return { start: from, end: from + title.length, known, concepts: [], isDemand: true };
  };
  for (const title of titles) {
    const known = await exactTitle(lookups, title, asker);
    if (known !== undefined) return isTitle(title, known);
  }
  const rest = withoutForms(query, begin, end);
  const isDemand = quoted !== null || isOnlyAsking(rest, grammar);
  const famous = findFamous(said);
  const isLike = (known: KnownTitle | undefined, { work, ...found }: FoundFamous): Similar => {
    blankAround(from + found.end);
    const concepts = known === undefined ? work.concepts : [];
    return { start: from + found.start, end: from + found.end, known, concepts, isDemand };
  };
  if (famous !== undefined && isDemand) {
    const [known] = await lookups.titles(otherTitles(famous.work), asker);
    if (known !== undefined) return isLike(known, famous);
    // An exact match of a famous title wins over a similar title in the register.
    const keys = otherTitles(famous.work);
    const title = titles.find((one) => keys.includes(keyOf(one)));
    if (title !== undefined)
      return { ...isLike(undefined, famous), near: await meantTitle(lookups, title, language, asker) };
  }
  for (const title of titles) {
    const known = await likelyTitle(lookups, title, language, asker);
    if (known !== undefined) return isTitle(title, known);
  }
  if (famous !== undefined) return isLike(undefined, famous);
  if (!isDemand) return undefined;
  const comma = said.search(/[,;،，、]/u);
  const but = said.search(/\s(?:but|pero|mais|لكن|ولكن)\s/u);
  const title =
    comma > 0 && isOnlyAsking(said.slice(comma), grammar)
      ? said.slice(0, comma)
      : but > 0
        ? said.slice(0, but)
        : said;
  blankAround(from + title.length);
  return { start: from, end: from + title.length, known: undefined, concepts: [], isDemand };
}

interface Likeness {
  /** Of all that was matched. */
  begin: number;
  end: number;
  /** Where the text begins that holds a title. */
  start: number;
  asked: string;
}

/** What asks for works like others. Half a phrase of the lexicon does not: a "style of life" is like nothing. */
function findLikeness(query: QueryText, { similar }: Compiled): Likeness | undefined {
  let text = query.free;
  for (;;) {
    const [match] = text.matchAll(similar);
    const asked = match?.groups?.["text"];
    if (match === undefined || asked === undefined || asked.trim() === "") return undefined;
    const { 0: found, index: begin } = match;
    const start = begin + found.indexOf(asked);
    const last = start + asked.length;
    const end = begin + found.length;
    const isQuoted = /^\s*[«“「『《"]/u.test(asked);
    const cut = query.freePhrases.find(
      (phrase) =>
        (begin < start && phrase.start < start && phrase.end > start && phrase.start >= begin) ||
        (last < end && phrase.start < last && phrase.end > last && phrase.end <= end),
    );
    if (cut === undefined || isQuoted) return { begin, end, start, asked };
    text = blanked(text, cut);
  }
}

/** A number may be a title's first word: "Eleven Days Dark". */
async function titleStart(
  lookups: Lookups,
  asked: string,
  grammar: Compiled,
  asker: string | null,
): Promise<number> {
  const bare = withoutStart(asked, grammar);
  const space = asked.length - asked.trimStart().length;
  if (bare === space) return bare;
  for (const title of shorterAndShorter(asked.slice(space), grammar))
    if ((await exactTitle(lookups, title, asker)) !== undefined) return space;
  return bare;
}

/** Where a title begins after what only asks, or says what it is: languages that name it first do not say where. */
function withoutStart(asked: string, grammar: Pick<Compiled, "noise" | "count" | "kind">): number {
  const { noise, count, kind } = grammar;
  for (const pattern of [noise, count, kind]) {
    const asking = Array.from(asked.matchAll(pattern)).find(({ index }) => index === 0)?.[0] ?? "";
    const rest = asked.slice(asking.length);
    // "The Book of …" says no kind.
    const goesOn = pattern === kind && !/^ (?!(?:of|de|des|du|del)\b)/u.test(rest);
    if (asking !== "" && rest.trim() !== "" && !goesOn) return asking.length + withoutStart(rest, grammar);
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

/** What stands before and after, without words for forms of works: "comics like X" asks for no more than "books like X". */
function withoutForms(query: QueryText, begin: number, end: number): string {
  const forms = query.pieces.filter(
    ({ concepts }) => concepts.length > 0 && concepts.every((concept) => lexicon.isForm(concept)),
  );
  const text = forms.reduce(blanked, query.free);
  return text.slice(0, begin) + text.slice(end);
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
