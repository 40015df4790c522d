import { type Permission, type Use, USES, type UsesSaid } from "../vocabulary.ts";

/** A value of IPTC/PLUS's Data Mining property, and what its Other Constraints has to say with it. */
export interface Plus {
  uri: string;
  constraint?: string;
}

/** Written into pictures, whose copies keep the words of their day. What a person reads here is in `uses-texts.ts` and the web's texts. */
const words: Record<Use, string> = {
  "train-generative": "training of generative models",
  "train-other": "training of other models",
  index: "indexing for search",
  ground: "grounding of answers",
};

/**
 * Undefined where PLUS has no value that says it: without a refusal it knows only "everything is allowed". None of its values adds a
 * permission or a refusal that nobody gave.
 */
export function plusOf(uses: UsesSaid): Plus | undefined {
  const { refused, allowed } = { refused: namesOf(uses, "refuse"), allowed: namesOf(uses, "allow") };
  if (refused.length === 0) return allowed.length === USES.length ? { uri: uriOf("ALLOWED") } : undefined;
  const name = plainName(refused.join(" "), uses);
  return name === undefined
    ? { uri: uriOf("PROHIBITED-SEECONSTRAINT"), constraint: constraintOf(uses) }
    : { uri: uriOf(name) };
}

/** Of values that need no constraint. That of search engines says that these are allowed. */
function plainName(refused: string, { index }: UsesSaid): string | undefined {
  if (refused === "train-generative") return "PROHIBITED-GENAIMLTRAINING";
  if (refused === "train-generative train-other") return "PROHIBITED-AIMLTRAINING";
  if (refused === USES.join(" ")) return "PROHIBITED";
  const isAllButIndex = refused === "train-generative train-other ground";
  return isAllButIndex && index === "allow" ? "PROHIBITED-EXCEPTSEARCHENGINEINDEXING" : undefined;
}

function constraintOf(uses: UsesSaid): string {
  const parts = [
    ["Refused", "refuse"],
    ["Allowed", "allow"],
    ["Nothing is said of", undefined],
  ] as const;
  return parts
    .map(([title, permission]) => [title, namesOf(uses, permission).map((use) => words[use])] as const)
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `${title}: ${names.join(", ")}.`)
    .join(" ");
}

const namesOf = (uses: UsesSaid, permission: Permission | undefined): Use[] =>
  USES.filter((use) => uses[use] === permission);

const uriOf = (name: string): string => `http://ns.useplus.org/ldf/vocab/DMI-${name}`;
