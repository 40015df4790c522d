import type { Queryable } from "../../db/queryable.ts";
import type { TextLanguage } from "../analysis/text-language.ts";
import type { Compiled } from "./compile-grammar.ts";
import type { KnownTitle } from "./lookup-store.ts";
import type { QueryText } from "./query-text.ts";
import { resolveTitle } from "./resolve-title.ts";

export interface Similar {
  /** Where the title stands in the question. */
  start: number;
  end: number;
  known: KnownTitle | undefined;
}

/** Takes "works like …", where the register holds such a title, or nothing else is asked for. */
export async function readSimilar(
  db: Queryable,
  query: QueryText,
  grammar: Compiled,
  language: TextLanguage,
  asker: string | null,
): Promise<Similar | undefined> {
  const [match] = [...query.free.matchAll(grammar.similar)];
  const asked = match?.groups?.["text"];
  if (match === undefined || asked === undefined || asked.trim() === "") return undefined;
  const start = match.index;
  for (const title of shorterAndShorter(asked, grammar)) {
    const known = await resolveTitle(db, title, language, asker);
    if (known === undefined) continue;
    const titleStart = start + match[0].indexOf(asked);
    // What follows the title is read on: "works like X since 2019".
    query.blank(start, titleStart + title.length);
    query.blank(titleStart + asked.length, start + match[0].length);
    return { start: titleStart, end: titleStart + title.length, known };
  }
  const rest = query.free.slice(0, start) + query.free.slice(start + match[0].length);
  if (!isOnlyAsking(rest, grammar)) return undefined;
  query.blank(start, start + match[0].length);
  const titleStart = start + match[0].indexOf(asked);
  return { start: titleStart, end: titleStart + asked.length, known: undefined };
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
  ];
  const cuts = clauses.flatMap((pattern) => Array.from(asked.matchAll(pattern), ({ index }) => index));
  const comma = asked.search(/[,;،，、]|\s(?:but|but not|for|pero|mais|لكن)\s/u);
  return [asked.length, ...cuts, comma]
    .filter((cut) => cut > 0)
    .map((cut) => asked.slice(0, cut))
    .filter((title) => title.trim() !== "");
}

function isOnlyAsking(rest: string, grammar: Compiled): boolean {
  const without = [grammar.noise, grammar.count, ...grammar.types.values(), ...grammar.media.values()].reduce(
    (text, pattern) => text.replace(pattern, " "),
    rest,
  );
  return without.replace(/\p{sc=Hiragana}|[^\p{L}]/gu, "").length === 0;
}
