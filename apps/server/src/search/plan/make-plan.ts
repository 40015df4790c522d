import type { Language } from "@colophon/api";
import type { Queryable } from "../../db/queryable.ts";
import { analyseQuestion, keyOf, readAs } from "../analysis/analyse.ts";
import { fold, normalise } from "../analysis/normalise.ts";
import type { Piece } from "../analysis/piece.ts";
import { type TextLanguage, textLanguageOf } from "../analysis/text-language.ts";
import { type Compiled, grammars } from "./compile-grammar.ts";
import { kindsOfTypes, withCore } from "./kinds-of-types.ts";
import { findTitles, type KnownTitle } from "./lookup-store.ts";
import type { Plan } from "./plan.ts";
import { QueryText } from "./query-text.ts";
import { readConstraints } from "./read-constraints.ts";
import { readNames } from "./read-names.ts";
import { readSimilar } from "./read-similar.ts";

/** What a question was understood to ask. */
export interface Reading {
  plan: Plan;
  language: TextLanguage;
  /** What the works should be about. */
  topics: readonly Piece[];
  /** Kinds of the material types that it names. */
  kinds: readonly Piece[];
  /** What they should not be about. */
  excluded: readonly Piece[];
  /** The work that others should be like. */
  model: KnownTitle | undefined;
}

export interface Asking {
  db: Queryable;
  /** Of the asker's interface: decides where the question's own words do not. */
  language: Language;
  /** Whose own unlisted works may be found too. */
  asker: string | null;
  thisYear: number;
  /** A question that is made up here is no title, whatever titles there are. */
  isNoTitle?: boolean;
  /** Reads what the rules leave. */
  readOn?: ReadOn | undefined;
}

/** A question when the rules are done with it. */
export interface Unfinished
  extends Omit<Asking, "language" | "isNoTitle" | "readOn">, Pick<Reading, "plan" | "model"> {
  question: string;
  language: TextLanguage;
  grammar: Compiled;
  /** What is taken out of it is no subject. */
  query: QueryText;
  pieces: readonly Piece[];
}

export type ReadOn = (unfinished: Unfinished) => Promise<Pick<Reading, "plan" | "model">>;

/** Reads a question: a title as it stands, or else constraints, a model, names, and subjects. */
export async function makePlan(
  question: string,
  { db, language: presumed, asker, thisYear, isNoTitle = false, readOn }: Asking,
): Promise<Reading> {
  const text = fold(normalise(question));
  const accented = normalise(question);
  // Accents tell the language and the stem; what keeps its length without them keeps its positions.
  const spelt = accented.length === text.length ? accented : text;
  const { language, pieces } = analyseQuestion(spelt, textLanguageOf(presumed));
  const none = { language, kinds: [], excluded: [], model: undefined };
  if (!isNoTitle && (await isTitle(db, text, pieces, asker))) return { ...none, plan: {}, topics: pieces };

  const grammar = grammars[language];
  const query = new QueryText(text, pieces);
  const similar = await readSimilar(db, query, grammar, language, asker);
  const names = await readNames(db, query, grammar, language);
  const { plan: ruled, excluded } = readConstraints(query, grammar, thisYear);
  const original = question.normalize("NFKC");
  const shown = original.length === text.length ? original : spelt;
  if (similar !== undefined) {
    const asked = shown.slice(similar.start, similar.end).replace(/^[\s"'«“「『《]+|[\s"'»”」』》]+$/gu, "");
    ruled.similarTo = { id: similar.known?.certificateId ?? null, title: similar.known?.title ?? asked };
  }
  Object.assign(ruled, names);
  if (ruled.flags === undefined && pieces.some(({ concepts }) => concepts.includes("unscripted")))
    ruled.flags = ["unscripted"];

  const read = { plan: ruled, model: similar?.known };
  const rest = { db, asker, thisYear, question, language, grammar, query, pieces };
  const { plan, model } = (await readOn?.({ ...read, ...rest })) ?? read;
  const remaining = query.without(grammar.noise);
  const topics = readAs(maskLike(spelt, remaining.free), language).filter(({ stop }) => !stop);
  return {
    plan,
    language,
    topics: topics
      .filter(({ concepts }) => !concepts.includes("unscripted"))
      .map((topic) => withCore(topic, plan.types ?? [], grammar))
      .map((topic) => ({ ...topic, shown: shown.slice(topic.start, topic.end) })),
    kinds: kindsOfTypes(
      pieces.filter((piece) => !query.isFree(piece)),
      plan.types ?? [],
      grammar,
    ),
    excluded: excluded.flatMap((one) => readAs(one, language).filter(({ stop }) => !stop)),
    model,
  };
}

/** The text, blank where the other one is. */
const maskLike = (text: string, masked: string): string =>
  text
    .split("")
    .map((character, at) => (masked[at] === " " ? " " : character))
    .join("");

/** Several words that are a title are that title, also where they could mean something: "The Unwritten Script". */
async function isTitle(
  db: Queryable,
  text: string,
  pieces: readonly Piece[],
  asker: string | null,
): Promise<boolean> {
  const key = keyOf(text);
  const isLong = key.includes(" ") || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{3}/u.test(key);
  return isLong && pieces.length > 0 && (await findTitles(db, [key], asker)).length > 0;
}
