import type { Language } from "@colophon/api";
import type { Queryable } from "../base/db/queryable.ts";
import { keyOf, textLanguageOf } from "@colophon/text-analysis";
import { type QuestionContext, makePlan, type ParsedQuery, type ReadOn } from "./plan/make-plan.ts";
import type { Plan } from "./plan/plan.ts";
import { createLookups } from "./plan/lookups.ts";
import { type LeftOut, relax, relaxShort } from "./plan/relax.ts";
import { meantTitle } from "./plan/resolve-title.ts";
import { rank, type RankContext, type Ranked } from "./rank/rank.ts";
import { type Aspect, aspectsOf, byRarity, wordy } from "./retrieve/aspects.ts";
import type { Candidate } from "./retrieve/candidate.ts";
import { aspectsOfModel } from "./retrieve/more-like.ts";
import { type Bounds, bounds, anyAnswerBounds, relaxedBounds } from "./retrieve/bounds.ts";
import { retrieve } from "./retrieve/retrieve.ts";
import { correctTopics } from "./retrieve/correct-topics.ts";
import { TokenFrequencies } from "./index/token-frequencies.ts";

/** Results at once of a question that does not say how many. */
const usual = 10;

/** Of what only comes close. */
const closestAtOnce = 5;

export interface Question {
  text: string;
  /** Of the interface. */
  language: Language;
  asker: string | null;
  /** The certificate of the last result that is known. */
  after?: string | undefined;
}

export interface SearchOutcome {
  parsed: ParsedQuery;
  aspects: readonly Aspect[];
  /** All that answers, best first. */
  ranked: readonly Ranked[];
  /** As many as are asked for, or the next of them. */
  results: readonly Ranked[];
  /** What was asked for and is not demanded, since nothing has all of it. */
  leftOut?: LeftOut;
  /** Of whom is asked for, where none is of the years that are asked for. */
  otherYears?: readonly number[];
  /** Where nothing answers, what comes closest: with less demanded. */
  closest?: SearchOutcome | undefined;
  /** There are more after these. */
  hasMore: boolean;
}

/** How a question must be understood. */
export interface Meant {
  isMeant(plan: Plan): boolean;
  /** Works that meet what such a plan demands, and may be about its subject too. */
  likely: readonly Candidate[];
  /** The work that others should be like, if such a plan names one. */
  model?: Candidate | undefined;
}

export interface Searcher {
  find(question: Question): Promise<SearchOutcome>;
  /**
   * Whether a question that is understood as it is meant has an answer. Costs less than the answer, and least where one
   * of the likely works is one.
   */
  hasAnswer(question: Question, meant: Meant): Promise<boolean>;
}

/** Reads a question, finds what may answer it, and ranks that. `readOn` helps to read what is asked, no suggestions. */
export function createSearcher(db: Queryable, readOn?: ReadOn): Searcher {
  const frequencies = new TokenFrequencies();
  const lookups = createLookups(db, frequencies);

  const understand = async (
    { text, language, asker }: Question,
    how: Pick<QuestionContext, "readOn" | "isLoose" | "isNoTitle">,
  ): Promise<ParsedQuery> => {
    await frequencies.refresh(db);
    return makePlan(text, { lookups, language, asker, thisYear: new Date().getFullYear(), ...how });
  };

  const correct = async (read: ParsedQuery): Promise<ParsedQuery> => ({
    ...read,
    topics: await correctTopics(lookups, read.topics, read.language, frequencies),
  });

  const prepare = async (
    parsed: ParsedQuery,
    { language }: Question,
    knownModel?: Candidate,
  ): Promise<Prepared> => {
    const asked = aspectsOf(parsed);
    const isNarrated = parsed.isLikeFamous !== true && (parsed.isNarrated === true || asked.length >= wordy);
    const model = parsed.model ? await aspectsOfModel(db, parsed.model, frequencies, knownModel) : [];
    const titleTokens = keyOf(parsed.topics.map((topic) => topic.text).join(" ")).split(" ");
    return {
      parsed: { ...parsed, isNarrated },
      isNarrated,
      plan: parsed.plan,
      aspects: [...model, ...(isNarrated ? byRarity(asked, frequencies) : asked)],
      language: parsed.language,
      askersLanguage: textLanguageOf(language),
      titleKey: parsed.titleKey,
      titleTokens: parsed.topics.length === 0 ? [] : titleTokens,
      source: model.length > 0 ? "model" : parsed.isLikeFamous ? "famous" : "question",
    };
  };

  const answer = async (prepared: Prepared, asker: string | null, within: Bounds): Promise<Ranked[]> => {
    const { parsed, aspects } = prepared;
    if (aspects.length === 0 && asksNothing(parsed)) return [];
    return rank(await retrieve(db, parsed, aspects, { frequencies, asker, within }), prepared);
  };

  /** Finds works for a question whose words are right. */
  const findRead = async (question: Question, read: ParsedQuery, within = bounds): Promise<SearchOutcome> => {
    const prepared = await prepare(read, question);
    const { parsed, aspects } = prepared;
    const ranked = await answer(prepared, question.asker, within);
    const { count } = parsed.plan;
    const asked = ranked.slice(0, count);
    // What is not there any more is after nothing: someone who has seen some of these knows them again.
    const from = asked.findIndex(({ certificateId }) => certificateId === question.after) + 1;
    const results = asked.slice(from, from + (count ?? usual));
    return { parsed, aspects, ranked, results, hasMore: from + results.length < asked.length };
  };

  /** A name or a place that may be one, where the question as it was read finds nothing. */
  const findLoosely = async (
    question: Question,
    { plan }: ParsedQuery,
  ): Promise<SearchOutcome | undefined> => {
    if (question.text.length > longestLoose) return undefined;
    const loose = await understand(question, { isLoose: true });
    const isSame = loose.plan.creator === plan.creator && loose.plan.place === plan.place;
    const found = isSame ? undefined : await findRead(question, await correct(loose));
    return found?.ranked.length === 0 ? undefined : found;
  };

  return {
    async find(question) {
      const find = async (help?: ReadOn, text = question.text): Promise<SearchOutcome> =>
        findRead(question, await correct(await understand({ ...question, text }, { readOn: help })));
      const helped = await find(readOn);
      // Help that finds nothing is no help.
      const found = readOn === undefined || helped.ranked.length > 0 ? helped : await find();
      if (found.ranked.length > 0) return found;
      const title = await meantTitle(lookups, question.text, found.parsed.language, question.asker);
      if (title !== undefined) return find(undefined, title);
      const loose = await findLoosely(question, found.parsed);
      if (loose !== undefined) return loose;
      for (const { parsed, leftOut } of relax(found.parsed)) {
        const less = await findRead(question, parsed, relaxedBounds);
        if (less.ranked.length > 0) return { ...less, leftOut };
      }
      return {
        ...found,
        otherYears: await otherYears(question, found.parsed, findRead),
        closest: await findClosest(question, found.parsed, findRead),
      };
    },
    async hasAnswer(question, { isMeant, likely, model }) {
      const parsed = await understand(question, { isNoTitle: true });
      if (!isMeant(parsed.plan)) return false;
      const prepared = await prepare(await correct(parsed), question, model);
      return (
        rank(likely, prepared).length > 0 ||
        (await answer(prepared, question.asker, anyAnswerBounds)).length > 0
      );
    },
  };
}

type FindRead = (question: Question, read: ParsedQuery, within: Bounds) => Promise<SearchOutcome>;

/** The years of a creator's works, where none is of the years that are asked for. */
async function otherYears(question: Question, read: ParsedQuery, findRead: FindRead): Promise<number[]> {
  const { yearFrom, yearTo, ...plan } = read.plan;
  if (plan.creator === undefined || (yearFrom === undefined && yearTo === undefined)) return [];
  const { ranked } = await findRead(question, { ...read, plan }, relaxedBounds);
  return [...new Set(ranked.flatMap(({ year }) => year ?? []))].toSorted((a, b) => a - b);
}

/** With less demanded, as little less as answers. */
async function findClosest(
  question: Question,
  read: ParsedQuery,
  findRead: FindRead,
): Promise<SearchOutcome | undefined> {
  for (const { parsed, leftOut } of relaxShort(read)) {
    const less = await findRead(question, parsed, relaxedBounds);
    if (less.ranked.length > 0)
      return { ...less, results: less.results.slice(0, closestAtOnce), leftOut, hasMore: false };
  }
  return undefined;
}

/** A name or a place that would be read otherwise stands in few words, and to read many again costs as much again. */
const longestLoose = 120;

/** A question with all that its works are ranked by. */
interface Prepared extends RankContext {
  parsed: ParsedQuery;
}

/** Only politeness, or only a wish that filters nothing. */
function asksNothing({ plan, excluded }: ParsedQuery): boolean {
  if (excluded.length > 0) return false;
  const { flags: _flags, count: _count, similarTo: _similarTo, ...demands } = plan;
  return Object.keys(demands).length === 0;
}
