import type { TextLanguage } from "@colophon/text-analysis";
import { titleLikeness } from "../plan/title-likeness.ts";
import type { Plan } from "../plan/plan.ts";
import { type Aspect, leastShare, tellingOf } from "../retrieve/aspects.ts";
import { quoteToken } from "../index/token-vector.ts";
import { creatorTokens } from "../index/tokens-of-work.ts";
import type { Candidate } from "../retrieve/candidate.ts";
import { aspectScore } from "./aspect-score.ts";
import { type AspectSource, type Demand, demandOf } from "./demand.ts";

export interface Ranked extends Candidate {
  score: number;
  /** The share of the question's aspects that it meets, from 0 to 1. */
  coverage: number;
  /** Whether it is in the question's language, or in a language that counts as much. */
  isOwn: boolean;
  /** Whether the creator that the question names only took part in it. */
  isCollaborated: boolean;
  /** How well it meets each aspect, in the order of `RankContext.aspects`. */
  scores: readonly number[];
  /** Whether the question is its title. */
  isTitle: boolean;
}

export interface RankContext extends Demand {
  plan: Plan;
  language: TextLanguage;
  /** The language of the asker's interface. */
  askersLanguage: TextLanguage;
  /** The tokens of the whole question, compared with titles. `titleKey`: the key of a title that is the whole question. */
  titleTokens: readonly string[];
  titleKey: string | undefined;
}

/** A work must also meet one aspect at least this well: wider concepts alone are not what was asked for. */
const leastExact = 0.58;

/** The factor for the score of a work in another language, which is a less good answer. */
const otherLanguage: Record<AspectSource, number> = { question: 0.72, famous: 0.9, model: 0.9 };

/** How much of that loss is given back where the other language is the one of the asker's interface. */
const ownAfterAll = 0.5;

/** The factor for works in which the named creator only took part: their own come first. */
const collaborated = 0.7;

const isCreatedBy = (creator: string, { tokens }: Candidate): boolean =>
  creatorTokens(creator).every((token) => tokens.includes(quoteToken(token)));

/** The works that answer, best first; equally good ones newest first. */
export function rank(candidates: readonly Candidate[], context: RankContext): Ranked[] {
  const { plan, aspects, language, askersLanguage, source } = context;
  const elsewhere = otherLanguage[source];
  const shareOf = (candidate: Candidate) =>
    candidate.language === askersLanguage ? elsewhere + (1 - elsewhere) * ownAfterAll : elsewhere;
  const telling = tellingOf(aspects);
  // A kind of work may speak for a single subject, not for several.
  const speaking = telling.length === 1 ? tellingOf(aspects, leastShare) : telling;
  const { least, total } = demandOf(context);
  const ranked = candidates.map((candidate): Ranked => {
    const scores = aspects.map((aspect) => aspectScore(aspect, candidate.tokens));
    const covered = aspects.reduce((sum, { weight }, at) => sum + weight * (scores[at] ?? 0), 0);
    const title = titleScore(candidate, context);
    const coverage = Math.max(total === 0 ? 1 : Math.min(1, covered / total), title);
    const isOwn =
      candidate.language === language ||
      plan.workLang !== undefined ||
      title > 0.9 ||
      // The newest of all is the newest, in whatever language.
      (plan.sort !== undefined && aspects.length === 0);
    const isCollaborated = plan.creator !== undefined && !isCreatedBy(plan.creator, candidate);
    return {
      ...candidate,
      scores,
      coverage,
      isOwn,
      isCollaborated,
      isTitle: title > 0,
      score: coverage ** 2 * (isOwn ? 1 : shareOf(candidate)) * (isCollaborated ? collaborated : 1) + title,
    };
  });
  const sign = plan.sort === "oldest" ? 1 : -1;
  // No work is newer than its registration, whatever date it gives.
  const dateOf = ({ registeredAt, year }: Candidate) =>
    Math.min(registeredAt.getTime(), year === null ? Infinity : Date.UTC(year));
  return ranked
    .filter(
      ({ coverage, scores }) =>
        coverage >= least &&
        (coverage >= 0.8 ||
          scores.some((score, at) => score >= leastExact && speaking.includes(aspects[at] as Aspect))),
    )
    .toSorted((a, b) => {
      const byScore = plan.sort === undefined ? b.score - a.score : bandOf(b) - bandOf(a);
      return (
        byScore ||
        sign * (dateOf(a) - dateOf(b)) ||
        sign * (a.registeredAt.getTime() - b.registeredAt.getTime()) ||
        // Asked again, for the next ones, the order is the same.
        (a.certificateId < b.certificateId ? -1 : 1)
      );
    });
}

/** Dates decide, where they were asked for, among works that answer well, in the question's language or in others. */
const bandOf = ({ coverage, isOwn, isCollaborated }: Ranked): number =>
  (isCollaborated ? 0 : 4) + (coverage >= 0.75 ? 2 : 0) + (isOwn ? 1 : 0);

function titleScore({ titleKey }: Candidate, { titleTokens, titleKey: asked, source }: RankContext): number {
  if (titleKey === asked) return 1;
  if (source === "model" || titleTokens.length === 0) return 0;
  const likeness = titleLikeness(titleTokens, titleKey.split(" "));
  return likeness >= 0.8 ? likeness : 0;
}
