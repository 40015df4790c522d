import { INVOLVEMENT_TEXT_LENGTH, INVOLVEMENTS, type Use, USES } from "@colophon/uses/vocabulary";
import { z } from "zod";
import { seenLine } from "./text.ts";

const permission = z.enum(["allow", "refuse"], "invalid").exactOptional();

/**
 * What machines may do with a work, by its registrant's word (docs/format.md, "Use by machines"). Of a use that is absent nothing is
 * said. Strict: a misspelt use must not pass for nothing said.
 */
export const usesSaid = z.strictObject(
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
