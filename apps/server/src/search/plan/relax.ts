import { lexicon, readAs } from "@colophon/text-analysis";
import type { ParsedQuery } from "./make-plan.ts";
import type { Plan } from "./plan.ts";

/** What is not demanded any more. */
export type LeftOut = Pick<ParsedQuery, "plan" | "topics" | "excluded">;

export interface Relaxed {
  parsed: ParsedQuery;
  leftOut: LeftOut;
}

const circumstances = ["place", "yearFrom", "yearTo", "published"] as const;
const kinds = ["types", "media", "isEither", "categories"] as const;

/**
 * A question in which somebody tells of themselves, with less and less demanded: someone who says much means some of it as a wish.
 * First what is said beside what is asked for, then from where and when it should be and what it should not be about,
 * then the kind of works. Of others nothing is left out.
 */
export function* relax(asked: ParsedQuery): Generator<Relaxed> {
  if (asked.isNarrated !== true) return;
  let parsed = asked;
  for (const lighter of [withoutBesides, withoutCircumstances, withoutKinds]) {
    const before = parsed;
    parsed = lighter(parsed);
    if (parsed !== before) yield { parsed, leftOut: difference(asked, parsed) };
  }
}

/**
 * What comes closest to an answer of a short question: without the kind of works, then without from where and when too,
 * and at last of that kind about what its subjects belong to.
 */
export function* relaxShort(asked: ParsedQuery): Generator<Relaxed> {
  if (asked.isNarrated === true || asked.topics.length === 0) return;
  let parsed = asked;
  for (const lighter of [withoutKinds, withoutCircumstances]) {
    const before = parsed;
    parsed = lighter(parsed);
    if (parsed !== before) yield { parsed, leftOut: difference(asked, parsed) };
  }
  const wider = withWiderSubjects(asked);
  if (wider !== asked) yield { parsed: wider, leftOut: difference(asked, wider) };
}

/** The climate or the environment, where climate change was asked for. */
function withWiderSubjects(parsed: ParsedQuery): ParsedQuery {
  const topics = parsed.topics.map((topic) => {
    const words = topic.text.split(" ");
    const within = words.length > 1 ? words.flatMap((word) => readAs(word, parsed.language)) : [];
    const concepts = [
      ...topic.concepts.flatMap((concept) => lexicon.parentsOf(concept)),
      ...within.flatMap((piece) => piece.concepts),
    ].filter((concept) => !topic.concepts.includes(concept));
    return concepts.length === 0 ? topic : { ...topic, tokens: [], concepts: [...new Set(concepts)] };
  });
  return topics.some((topic, at) => topic !== parsed.topics[at]) ? { ...parsed, topics } : parsed;
}

function withoutBesides(parsed: ParsedQuery): ParsedQuery {
  const topics = parsed.topics.filter(({ isBeside }) => isBeside !== true);
  return topics.length < parsed.topics.length ? { ...parsed, topics } : parsed;
}

function withoutCircumstances(parsed: ParsedQuery): ParsedQuery {
  const plan = without(parsed.plan, circumstances);
  return plan === parsed.plan && parsed.excluded.length === 0 ? parsed : { ...parsed, plan, excluded: [] };
}

/** A kind of works alone is asked for where nothing else is. */
function withoutKinds(parsed: ParsedQuery): ParsedQuery {
  const plan = parsed.topics.length === 0 ? parsed.plan : without(parsed.plan, kinds);
  return plan === parsed.plan ? parsed : { ...parsed, plan };
}

function without(plan: Plan, keys: readonly (keyof Plan)[]): Plan {
  if (!keys.some((key) => key in plan)) return plan;
  return Object.fromEntries(Object.entries(plan).filter(([key]) => !keys.some((each) => each === key)));
}

function difference(asked: ParsedQuery, left: ParsedQuery): LeftOut {
  const gone = Object.entries(asked.plan).filter(([key]) => !(key in left.plan));
  return {
    plan: Object.fromEntries(gone),
    topics: asked.topics.filter((topic) => !left.topics.includes(topic)),
    excluded: asked.excluded.filter((piece) => !left.excluded.includes(piece)),
  };
}
