import { isCommonWord, isStopword, splitWords, type TextLanguage } from "@colophon/text-analysis";
import type { Compiled } from "./compile-grammar.ts";
import { findCreator, type FoundCreator } from "./find-creator.ts";
import type { Lookups } from "./lookups.ts";
import type { Plan } from "./plan.ts";
import type { QueryText, Taken } from "./query-text.ts";
import { keysIn } from "./take-words.ts";

interface Span {
  start: number;
  end: number;
}

export type Named = Required<Pick<Plan, "creator">> & Pick<Plan, "collaborator">;

export interface AskedText {
  lookups: Lookups;
  query: QueryText;
  grammar: Compiled;
  language: TextLanguage;
  /** The question as it was written, at the same positions. */
  shown: string;
  /** Whether a word by itself may be a surname. */
  isLoose: boolean;
}

/**
 * Takes somebody whom the question names: after "by" anybody, where a name is likely only who is in the register. Names
 * may be misspelt, or a surname alone.
 */
export async function takeCreator(asked: AskedText): Promise<Named | undefined> {
  const { query, grammar, shown } = asked;
  const by = query.find(grammar.by, (found) => wordsOf(nameIn(found, asked), asked).length > 0);
  if (by !== undefined) {
    const span = nameIn(by, asked);
    const found = await findIn(span, true, asked);
    // "Written by women" names nobody.
    if (found === undefined && !isName(span, asked)) return undefined;
    const end = found?.end ?? span.end;
    query.blank(Math.min(by.start, span.start), Math.max(end, span.start === by.start ? by.end : 0));
    return namedAs(found ?? span, shown);
  }
  const maybe = query.find(grammar.maybeBy, (found) => isLikely(found, asked));
  if (maybe === undefined) return undefined;
  const span = nameIn(maybe, asked);
  const found = await findIn(span, isCapital(span.start, shown), asked);
  if (found === undefined) return undefined;
  query.blank(found.start, found.end);
  return namedAs(found, shown);
}

/** Somebody as the register has them, else as the question has them. */
export const namedAs = (
  { name, collaborator, start, end }: Span & Partial<Pick<FoundCreator, "name" | "collaborator">>,
  shown: string,
): Named => ({
  creator: name ?? shown.slice(start, end).trim(),
  ...(collaborator === undefined ? {} : { collaborator }),
});

/** The creator whose name a stretch begins with, and where that stands in the question. */
async function findIn(
  { start, end }: Span,
  isSure: boolean,
  { lookups, query, shown }: AskedText,
): Promise<FoundCreator | undefined> {
  const text = query.free.slice(start, end);
  // A name with capital letters goes no further than they do: "Lucía Beltrán inéditas".
  const capitals =
    /^\p{Lu}\S*(?:\s+\p{Lu}\S*)+(?=\s+[^\p{Lu}\s])/u.exec(shown.slice(start, end))?.[0] ?? text;
  const found =
    (await findCreator(lookups, text, isSure)) ??
    (capitals.length < text.length
      ? await findCreator(lookups, text.slice(0, capitals.length), isSure)
      : undefined);
  return found && { ...found, start: start + found.start, end: start + found.end };
}

/** What of a match may be a name: without articles before it, and no further than a name goes. */
function nameIn({ start, end, text, groups }: Taken, { query, language }: AskedText): Span {
  const said = groups["text"] ?? "";
  const from = text.endsWith(said) ? end - said.length : start + text.indexOf(said);
  const words = splitWords(said);
  // An initial joins nothing.
  const isJoining = (word: string) => word.length > 1 && isStopword(word, language);
  const first = words.findIndex((word) => !isJoining(word.text));
  const stop = words.findIndex(
    ({ text: word, start: at }, index) =>
      index > first &&
      ((isJoining(word) && !particles.has(word)) ||
        /\d/.test(word) ||
        /[,;:!?،。、]|\p{L}{2}\./u.test(said.slice(words[index - 1]?.start, at))),
  );
  const last = first < 0 ? undefined : words[(stop < 0 ? words.length : stop) - 1];
  const begin = from + (words[first]?.start ?? said.length);
  const finish = last === undefined ? begin : from + last.start + last.text.length;
  return query.free.slice(begin, finish).trim() === ""
    ? { start: from, end: from }
    : { start: begin, end: finish };
}

/** Stopwords that names have inside them. */
const particles = new Set(
  "of de del la las los da das do dos di du des le van von der den el al bin ibn ben y e".split(" "),
);

const wordsOf = ({ start, end }: Span, { query }: AskedText) => splitWords(query.free.slice(start, end));

function isLikely(found: Taken, asked: AskedText): boolean {
  const span = nameIn(found, asked);
  if (isName(span, asked)) return true;
  // Arabic has no capital letters, and many names are words: "works of" them says that they are names.
  const { language, grammar } = asked;
  const isForm = [grammar.types, grammar.forms].some((table) => keysIn(found.text, table).length > 0);
  return language === "ar" && !isForm && wordsOf(span, asked).length > 0;
}

/** A word that is a concept, or one that everybody uses, is a name only with a capital letter. */
function isName(span: Span, asked: AskedText): boolean {
  const words = wordsOf(span, asked);
  if (words.length === 0) return false;
  if (isCapital(span.start, asked.shown)) return true;
  if (words.every(({ text }) => isCommonWord(text, asked.language))) return false;
  const isRun = words[0]?.script === "cjk";
  const meaningful = asked.query.pieces.filter(({ concepts }) => concepts.length > 0);
  return !meaningful.some(({ start, end }) =>
    isRun ? end === span.end : start <= span.start && span.start < end,
  );
}

export const isCapital = (at: number, shown: string): boolean => /^\p{Lu}/u.test(shown.slice(at));
