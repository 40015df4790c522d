// The words of the claims `aiUse` and `aiInvolvement` (docs/format.md, "Use by machines"), as records have them for good: one
// may be added, none renamed.

export const USES_VOCABULARY = "colophon-uses/v1";

/**
 * What a machine does with a work: train a generative model, train another model, list it so that it is found, answer a question with
 * it (grounding).
 */
export const USES = ["train-generative", "train-other", "index", "ground"] as const;

export type Use = (typeof USES)[number];

export type Permission = "allow" | "refuse";

/** What a registrant says of each use. One that is absent: nothing was said of it. */
export type UsesSaid = Partial<Record<Use, Permission>>;

/** The value of a claim `aiUse`, or of a statement's field of that name. */
export type AiUse = { vocabulary: typeof USES_VOCABULARY } & UsesSaid;

/** Who made a work: people, people with the help of AI, AI. */
export const INVOLVEMENTS = ["none", "assisted", "generated"] as const;

export type Involvement = (typeof INVOLVEMENTS)[number];

/** In UTF-16 units. */
export const INVOLVEMENT_TEXT_LENGTH = 300;

/** The value of a claim `aiInvolvement`, with a line in the registrant's words. */
export interface AiInvolvement {
  vocabulary: typeof USES_VOCABULARY;
  made: Involvement;
  text?: string;
}
