export type { Combined, SaidOfFile } from "./stated/combine.ts";
export { combine } from "./stated/combine.ts";
export type { SaidOnce, StatedUses } from "./stated/stated-uses.ts";
export { statedUses } from "./stated/stated-uses.ts";
export type { UsesLine } from "./stated/lines-of-uses.ts";
export { linesOfUses, refusedSince } from "./stated/lines-of-uses.ts";
export { readAiInvolvement, readAiUse } from "./read-claims.ts";
export type { AiInvolvement, AiUse, Involvement, Permission, Use, UsesSaid } from "./vocabulary.ts";
export { INVOLVEMENT_TEXT_LENGTH, INVOLVEMENTS, USES, USES_VOCABULARY } from "./vocabulary.ts";
