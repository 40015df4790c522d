import { USES, type Use, type UsesSaid } from "../vocabulary.ts";

/** Where a protocol says something else than the registrant did. */
export interface Reach {
  /** Uses that it refuses although the registrant has not refused them. */
  refusesToo: Use[];
  /** Uses that its readers may take as allowed although the registrant has not allowed them. */
  mayAllow: Use[];
  /** Uses of which the registrant said something that it does not repeat. */
  leavesOut: Use[];
}

export const unsaidIn = (uses: UsesSaid): Use[] => USES.filter((use) => uses[use] === undefined);

/** The same words, and nothing else. */
export const exactly: Reach = { refusesToo: [], mayAllow: [], leavesOut: [] };
