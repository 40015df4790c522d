import { INVOLVEMENT_TEXT_LENGTH, INVOLVEMENTS, USES, USES_VOCABULARY } from "@colophon/uses/vocabulary";
import type { AiUse, Use, UsesSaid } from "@colophon/uses/vocabulary";
import { z } from "zod";
import { seenLine } from "./text.ts";

const permission = z.enum(["allow", "refuse"], "invalid").exactOptional();

/** What machines may do with a work, by its registrant's word (docs/format.md, "Use by machines"). Of a use that is absent nothing is said. */
export const usesSaid = z.object(
  Object.fromEntries(USES.map((use) => [use, permission])) as Record<Use, typeof permission>,
  "invalid",
);

/** Who made a work: people, people with the help of AI, AI. */
export const involvementSaid = z.object(
  {
    made: z.enum(INVOLVEMENTS, "invalid"),
    /** In the registrant's words. */
    text: seenLine(INVOLVEMENT_TEXT_LENGTH).default(""),
  },
  "invalid",
);
export type InvolvementSaid = z.output<typeof involvementSaid>;

/** As a statement has it: where nothing is said of any use, too. */
export function valueOfUses(said: z.output<typeof usesSaid>): AiUse {
  const uses: UsesSaid = {};
  for (const use of USES) {
    const each = said[use];
    if (each !== undefined) uses[use] = each;
  }
  return { vocabulary: USES_VOCABULARY, ...uses };
}

/** As a record has it: undefined where nothing is said of any use. */
export function claimOfUses(said: z.output<typeof usesSaid> | undefined): AiUse | undefined {
  const isSaid = said !== undefined && Object.values(said).some((each) => each !== undefined);
  return isSaid ? valueOfUses(said) : undefined;
}

/** As a record has it. */
export const claimOfInvolvement = (said: InvolvementSaid | undefined) =>
  said && { vocabulary: USES_VOCABULARY, made: said.made, ...(said.text !== "" && { text: said.text }) };
