import type { Permission, Use, UsesSaid } from "../vocabulary.ts";
import type { Reach } from "./reach.ts";

/** What Content-Signal and RSL can say: both have one word for the training of all models. */
export interface CoarseWords {
  training?: Permission;
  input?: Permission;
  search?: Permission;
}

const trainings = ["train-generative", "train-other"] as const satisfies Use[];

/** One refused training refuses the word; it allows only where both are allowed. */
export function coarseWordsOf(uses: UsesSaid): CoarseWords {
  const isRefused = trainings.some((use) => uses[use] === "refuse");
  const isAllowed = trainings.every((use) => uses[use] === "allow");
  return {
    ...((isRefused || isAllowed) && { training: isRefused ? "refuse" : "allow" }),
    ...(uses.ground && { input: uses.ground }),
    ...(uses.index && { search: uses.index }),
  };
}

export function reachOfCoarseWords(uses: UsesSaid): Reach {
  const { training } = coarseWordsOf(uses);
  return {
    refusesToo: training === "refuse" ? trainings.filter((use) => uses[use] !== "refuse") : [],
    mayAllow: [],
    leavesOut: training === undefined ? trainings.filter((use) => uses[use] === "allow") : [],
  };
}
