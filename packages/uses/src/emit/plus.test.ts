import { describe, expect, it } from "vitest";
import { USES, type UsesSaid } from "../vocabulary.ts";
import { plusOf } from "./plus.ts";

/** `r`, `a` or `-` for each use, in the order of the vocabulary: generative training, other training, index, ground. */
const usesOf = (code: string): UsesSaid => {
  const uses: UsesSaid = {};
  USES.forEach((use, at) => {
    if (code[at] !== "-") uses[use] = code[at] === "r" ? "refuse" : "allow";
  });
  return uses;
};

const letters = ["r", "a", "-"];
const codes = letters.flatMap((a) =>
  letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
);

/** Without `DMI-`. All mixtures that are not here are "see constraint". */
const plain: Record<string, readonly string[]> = {
  ALLOWED: ["aaaa"],
  PROHIBITED: ["rrrr"],
  "PROHIBITED-EXCEPTSEARCHENGINEINDEXING": ["rrar"],
  "PROHIBITED-AIMLTRAINING": ["rraa", "rra-", "rr-a", "rr--"],
  "PROHIBITED-GENAIMLTRAINING": ["raaa", "raa-", "ra-a", "ra--", "r-aa", "r-a-", "r--a", "r---"],
};

const expected = (code: string): string | undefined => {
  const found = Object.entries(plain).find(([, all]) => all.includes(code));
  if (found) return found[0];
  return code.includes("r") ? "PROHIBITED-SEECONSTRAINT" : undefined;
};

describe("plusOf", () => {
  it.each(codes)("%s", (code) => {
    const name = expected(code);
    const said = plusOf(usesOf(code));
    expect(said?.uri).toBe(name && `http://ns.useplus.org/ldf/vocab/DMI-${name}`);
    expect(said?.constraint === undefined).toBe(name !== "PROHIBITED-SEECONSTRAINT");
  });

  it("is of 81 mixtures", () => {
    expect(new Set(codes).size).toBe(81);
  });

  it("names in a constraint what is refused, allowed and not said", () => {
    expect(plusOf(usesOf("-rar"))?.constraint).toBe(
      "Refused: training of other models, grounding of answers. Allowed: indexing for search. Nothing is said of: training of generative models.",
    );
    expect(plusOf(usesOf("rrr-"))?.constraint).toBe(
      "Refused: training of generative models, training of other models, indexing for search. Nothing is said of: grounding of answers.",
    );
  });
});
