// AIPREF: draft-ietf-aipref-vocab-08 (14 September 2026), section 6, and draft-ietf-aipref-attach-05 (August 2026), sections 2 and 3.

import type { Use, UsesSaid } from "../vocabulary.ts";
import type { Reach } from "./reach.ts";

/** Its labels. It has none for the training of models that generate nothing. */
const labels = [
  ["train-ai", "train-generative"],
  ["ai-use", "ground"],
  ["search", "index"],
] as const satisfies [string, Use][];

interface Options {
  /**
   * An allowed search overrides the other two labels for whatever a search application does inside, its training of models
   * included (vocab, section 4.3): it is said only where its speaker knows.
   */
  withSearch?: boolean;
}

/** The value of a header `Content-Usage`; undefined where nothing is said that it has a label for. */
export function contentUsageOf(uses: UsesSaid, { withSearch = false }: Options = {}): string | undefined {
  const said = labels.flatMap(([label, use]) => {
    const permission = uses[use];
    if (permission === undefined || (use === "index" && permission === "allow" && !withSearch)) return [];
    return [`${label}=${permission === "allow" ? "y" : "n"}`];
  });
  return said.length === 0 ? undefined : said.join(", ");
}

/** The rule for `robots.txt`, of all below one path. */
export const contentUsageRule = (value: string, path: string): string => `Content-Usage: ${path} ${value}`;

export function reachOfAipref(uses: UsesSaid, { withSearch = false }: Options = {}): Reach {
  const isOverridden = withSearch && uses.index === "allow";
  const trained = ["train-generative", "train-other", "ground"] as const satisfies Use[];
  return {
    refusesToo: [],
    mayAllow: isOverridden ? trained.filter((use) => uses[use] !== "allow") : [],
    leavesOut: [
      ...(uses["train-other"] === undefined ? [] : (["train-other"] as const)),
      ...(uses.index === "allow" && !withSearch ? (["index"] as const) : []),
    ],
  };
}
