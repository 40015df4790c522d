import type { Aspect } from "../retrieve/aspects.ts";

/**
 * Where the aspects come from: from the question, from what a famous work is known for, or from a registered work that others are
 * to be like, which has so much that no other work has all of it.
 */
export type AspectSource = "question" | "famous" | "model";

/** Below this, a work has too little of what was asked for to be an answer. */
const leastCoverage: Record<AspectSource | "long", (aspects: number) => number> = {
  // The more subjects a question has, the fewer works have all of them.
  question: (aspects) => (aspects < 4 ? 0.44 : aspects < 6 ? 0.36 : 0.24),
  // One of the things that the famous work is known for is enough.
  famous: (aspects) => Math.min(0.24, 0.9 / aspects),
  model: () => 0.12,
  long: () => 0.24,
};

/** A work need not have all of a story that is told: it is enough to have as much as this number of its heaviest aspects. */
const mostOfLong = 2.5;

/** What is asked of works. */
export interface Demand {
  aspects: readonly Aspect[];
  source: AspectSource;
  /** Whether the question tells a story rather than asks for something. */
  isNarrated: boolean;
}

/** The weight of all that is asked for, and the least share of it that a work must have. */
export function demandOf({ aspects, source, isNarrated }: Demand): { least: number; total: number } {
  const isLong = isNarrated && source === "question";
  const weights = aspects.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    least: leastCoverage[isLong ? "long" : source](aspects.length),
    total: isLong ? Math.min(all, mostOfLong * Math.max(0, ...weights)) : all,
  };
}
