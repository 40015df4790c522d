import type { Language } from "@colophon/api";
import type { Queryable } from "../db/queryable.ts";
import { keyOf } from "./analysis/analyse.ts";
import { makePlan, type Reading, type ReadOn } from "./plan/make-plan.ts";
import type { Plan } from "./plan/plan.ts";
import { rank, type Ranked } from "./rank/rank.ts";
import { type Aspect, aspectsOf } from "./retrieve/aspects.ts";
import { aspectsOfModel } from "./retrieve/more-like.ts";
import { type Bounds, bounds, glance, retrieve } from "./retrieve/retrieve.ts";
import { correctTopics } from "./retrieve/correct-topics.ts";
import { TokenFrequencies } from "./retrieve/token-frequencies.ts";

/** Results of a question that does not say how many. */
const usual = 10;

export interface Question {
  text: string;
  /** Of the interface. */
  language: Language;
  asker: string | null;
}

export interface Found {
  reading: Reading;
  aspects: readonly Aspect[];
  /** All that answers, best first. */
  ranked: readonly Ranked[];
  /** As many as are asked for. */
  results: readonly Ranked[];
}

export interface Searcher {
  find(question: Question): Promise<Found>;
  /** Whether a question that is understood as it is meant has an answer: costs less than the answer. */
  hasAnswer(question: Question, isMeant: (plan: Plan) => boolean): Promise<boolean>;
}

/** Reads a question, finds what may answer it, and ranks that. `readOn` helps to read what is asked, no suggestions. */
export function createSearcher(db: Queryable, readOn?: ReadOn): Searcher {
  const frequencies = new TokenFrequencies();

  const understand = async ({ text, language, asker }: Question, help?: ReadOn): Promise<Reading> => {
    await frequencies.refresh(db);
    return makePlan(text, { db, language, asker, thisYear: new Date().getFullYear(), readOn: help });
  };

  const answer = async (read: Reading, asker: string | null, within: Bounds): Promise<Found> => {
    const frequency = frequencies.of;
    const reading = { ...read, topics: await correctTopics(db, read.topics, read.language, frequency) };
    const model = reading.model ? await aspectsOfModel(db, reading.model.workId, frequencies) : [];
    const aspects = [...model, ...aspectsOf(reading)];
    if (aspects.length === 0 && asksNothing(reading)) return { reading, aspects, ranked: [], results: [] };
    const candidates = await retrieve(db, reading, aspects, { frequency, asker, within });
    const titleTokens = keyOf(reading.topics.map((topic) => topic.text).join(" ")).split(" ");
    const ranked = rank(candidates, {
      plan: reading.plan,
      aspects,
      language: reading.language,
      titleTokens: reading.topics.length === 0 ? [] : titleTokens,
      isLikeModel: model.length > 0,
    });
    return { reading, aspects, ranked, results: ranked.slice(0, reading.plan.count ?? usual) };
  };

  return {
    async find(question) {
      const find = async (help?: ReadOn) => answer(await understand(question, help), question.asker, bounds);
      const found = await find(readOn);
      // Help that finds nothing is no help.
      return readOn === undefined || found.ranked.length > 0 ? found : find();
    },
    async hasAnswer(question, isMeant) {
      const reading = await understand(question);
      return isMeant(reading.plan) && (await answer(reading, question.asker, glance)).ranked.length > 0;
    },
  };
}

/** Only politeness, or only a wish that filters nothing. */
function asksNothing({ plan }: Reading): boolean {
  const { flags: _flags, count: _count, similarTo: _similarTo, ...demands } = plan;
  return Object.keys(demands).length === 0;
}
