export type { SaidOnce, StatedUses } from "./stated/stated-uses.ts";
export { refusedSince, statedUses } from "./stated/stated-uses.ts";
export { readAiInvolvement, readAiUse } from "./read-claims.ts";
export type { AiInvolvement, AiUse, Involvement, Permission, Use, UsesSaid } from "./vocabulary.ts";
export { INVOLVEMENT_TEXT_LENGTH, INVOLVEMENTS, USES, USES_VOCABULARY } from "./vocabulary.ts";
