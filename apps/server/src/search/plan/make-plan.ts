import type { Language } from "@colophon/api";
import {
  keyOf,
  lexicon,
  type Piece,
  readAs,
  type TextLanguage,
  textLanguageOf,
} from "@colophon/text-analysis";
import { type Compiled, grammars } from "./compile-grammar.ts";
import { formWithin, kindsOfTypes, withCore } from "./kinds-of-types.ts";
import type { KnownTitle } from "./lookup-store.ts";
import type { Lookups } from "./lookups.ts";
import type { Plan } from "./plan.ts";
import { QueryText } from "./query-text.ts";
import { withNamesWhole } from "./with-names-whole.ts";
import { readClauses } from "./read-clauses.ts";
import { readConstraints } from "./read-constraints.ts";
import { readNames } from "./read-names.ts";
import { readSimilar, type Similar } from "./read-similar.ts";
import { markSubjects } from "./mark-subjects.ts";
import { meantTitle } from "./resolve-title.ts";
import { respell, type SpeltQuestion, spellQuestion } from "./spell-question.ts";
import { subjectsOf, withoutAsking } from "./subjects-of.ts";

/** What a question was understood to ask. */
export interface ParsedQuery {
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
  /** Whether the topics are those of a famous work that is not registered. */
  isLikeFamous?: boolean;
  /** A registered title that is nearly the one that others should be like. */
  nearTitle?: string | undefined;
  /** Whether it asks about the register itself: what it costs, how works are registered. */
  isOfRegistry?: boolean;
  /** Whether who asks tells of themselves, too: then what is told is a wish and no condition. */
  isNarrated?: boolean;
  /** The title that the whole question is, as a key. */
  titleKey?: string;
}

export interface QuestionContext {
  lookups: Lookups;
  /** Of the asker's interface: decides where the question's own words do not. */
  language: Language;
  /** Whose own unlisted works may be found too. */
  asker: string | null;
  thisYear: number;
  /** Nothing was found: what could be a surname alone, or a place that pictures are from, is that. */
  isLoose?: boolean;
  /** A question that is made up here is no title, whatever titles there are. */
  isNoTitle?: boolean;
  /** Reads what the rules leave. */
  readOn?: ReadOn | undefined;
}

/** A question when the rules are done with it. */
export interface Unfinished
  extends
    Omit<QuestionContext, "language" | "isLoose" | "isNoTitle" | "readOn">,
    Pick<ParsedQuery, "plan" | "model"> {
  question: string;
  language: TextLanguage;
  grammar: Compiled;
  /** What is taken out of it is no subject. */
  query: QueryText;
  pieces: readonly Piece[];
}

export type ReadOn = (unfinished: Unfinished) => Promise<Pick<ParsedQuery, "plan" | "model">>;

/** Reads a question: a title as it stands, or else constraints, a model, names, and subjects. */
export async function makePlan(
  question: string,
  {
    lookups,
    language: presumed,
    asker,
    thisYear,
    isLoose = false,
    isNoTitle = false,
    readOn,
  }: QuestionContext,
): Promise<ParsedQuery> {
  const presumedLanguage = textLanguageOf(presumed);
  const asWritten = spellQuestion(question, presumedLanguage);
  if (!isNoTitle && (await isTitle(lookups, asWritten, asker))) return parsedTitle(asWritten);

  const right = respell(question, asWritten.language);
  const { text, accented, shown, language, pieces } =
    right === question ? asWritten : spellQuestion(right, presumedLanguage);
  const grammar = grammars[language];
  const query = new QueryText(text, pieces);
  query.takeAll(grammar.aside);
  const clauses = readClauses(text, grammar);
  const showAsides = query.hide(clauses.filter(({ isAside }) => isAside));
  const similar = await readSimilar(lookups, query, grammar, language, asker);
  const names = await readNames({ lookups, query, grammar, language, shown, isLoose });
  if (names.creator === undefined && similar === undefined && isAboutRegistering(text, grammar))
    return { plan: {}, language, topics: [], kinds: [], excluded: [], model: undefined, isOfRegistry: true };
  const { plan: ruled, excluded } = readConstraints(query, grammar, thisYear);
  if (similar?.isDemand === true) {
    const asked = shown.slice(similar.start, similar.end).replace(/^[\s"'«“「『《]+|[\s"'»”」』》]+$/gu, "");
    ruled.similarTo = { id: similar.known?.certificateId ?? null, title: similar.known?.title ?? asked };
  }
  Object.assign(ruled, names);
  showAsides();
  if (ruled.flags === undefined && pieces.some(isUnscripted)) ruled.flags = ["unscripted"];

  // A subject that is named plainly comes first; if it finds nothing, the question may still be a title.
  const meant =
    !isNoTitle &&
    mayBeTitle(ruled, query, grammar) &&
    text.search(grammar.about) < 0 &&
    (await meantTitle(lookups, text, language, asker));
  if (meant) return parsedTitle(spellQuestion(meant, presumedLanguage));
  const read = { plan: ruled, model: similar?.known };
  const rest = { lookups, asker, thisYear, question, language, grammar, query, pieces };
  const { plan, model } = (await readOn?.({ ...read, ...rest })) ?? read;
  const asksMore = Object.keys(plan).length > 0;
  const subjects = subjectsOf(query, { accented, grammar, language, asksMore });
  const said = markSubjects(withNamesWhole(subjects, query, shown, language), { text, grammar, clauses });
  const isLost = similar !== undefined && model === undefined && said.length === 0 && !demandsMore(plan);
  const famous = similar === undefined || model !== undefined ? [] : conceptsOf(similar);
  const topics = [...famous, ...(isLost && famous.length === 0 ? ideasWithin(similar, pieces) : said)];
  return {
    plan,
    language,
    topics: topics
      .filter(({ concepts }) => !concepts.includes("unscripted"))
      .flatMap((topic) => [topic, ...formWithin(topic, grammar, language)])
      .map((topic) => withCore(topic, plan.types ?? [], grammar))
      .map((topic) => ({ ...topic, shown: shown.slice(topic.start, topic.end) })),
    kinds: kindsOfTypes(
      pieces.filter((piece) => !query.isFree(piece)),
      plan.types ?? [],
      grammar,
    ),
    excluded: excluded.flatMap((one) => readAs(one, language).filter(({ stop }) => !stop)),
    model,
    isLikeFamous: famous.length > 0,
    nearTitle: similar?.near,
    isNarrated: clauses.length > 0,
  };
}

/** What the register does is no subject of works. */
const isAboutRegistering = (text: string, { registering }: Compiled): boolean =>
  text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").search(registering) === 0;

/** More than works like another one, however many. */
function demandsMore({ similarTo: _similarTo, count: _count, ...demands }: Plan): boolean {
  return Object.keys(demands).length > 0;
}

/** Of a famous title that nobody has registered, what it is known for. */
const conceptsOf = ({ start, end, concepts }: Similar): Piece[] =>
  concepts.map((concept) => ({ start, end, text: concept, tokens: [], concepts: [concept], stop: false }));

/** Of a title that nobody knows its concepts are left: someone who asks for works like "The Last Dragon" may like dragons. */
const ideasWithin = ({ start, end }: Similar, pieces: readonly Piece[]): Piece[] =>
  pieces.filter(
    (piece) => piece.start >= start && piece.end <= end && piece.concepts.length > 0 && !piece.stop,
  );

function parsedTitle({ text, language, pieces }: SpeltQuestion): ParsedQuery {
  const said = pieces.filter(({ stop }) => !stop);
  const topics = said.length > 0 ? said : pieces;
  return {
    language,
    plan: {},
    topics,
    kinds: [],
    excluded: [],
    model: undefined,
    titleKey: keyOf(text),
  };
}

/** Several words, or a number, that are a title are that title, also where they could mean something: "The Unwritten Script". */
async function isTitle(
  lookups: Lookups,
  { text, pieces }: SpeltQuestion,
  asker: string | null,
): Promise<boolean> {
  const key = keyOf(text);
  const isLong =
    key.includes(" ") || /^\d+$/.test(key) || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{3}/u.test(key);
  return isLong && pieces.length > 0 && (await lookups.titles([key], asker)).length > 0;
}

/** Demands that a word of a title can be taken for, beside a word that nobody knows: "el ultimo farrero". */
function mayBeTitle(plan: Plan, query: QueryText, grammar: Compiled): boolean {
  const { similarTo, creator, place, count, yearFrom, yearTo, ...ofWords } = plan;
  const isMore = [similarTo, creator, place, count, yearFrom, yearTo].some((demand) => demand !== undefined);
  const rest = withoutAsking(query, grammar);
  const isUnknown = query.pieces.some(
    (piece) => !piece.stop && piece.concepts.length === 0 && rest.isFree(piece),
  );
  return !isMore && Object.keys(ofWords).length > 0 && isUnknown && query.pieces.length <= maxTitlePieces;
}

/** Longer questions are no titles with a mistake. */
const maxTitlePieces = 6;

/** Says so, or is a kind of reality show. */
const isUnscripted = ({ concepts }: Piece): boolean =>
  concepts.some((concept) => concept === "unscripted" || lexicon.widened(concept).includes("reality"));
