import type { UnnumberedStatement } from "./number-statements.ts";

/** The input for a leaf. */
export type NewLeaf =
  | { kind: "entry"; entry: Uint8Array; certificateId: string | null }
  /** Its number, and so its entry, is assigned under the log's lock. */
  | UnnumberedStatement;

/** What was assigned to a leaf. */
export interface Placed {
  index: number;
  /** Of a statement: its number among those about its certificate, from 0. */
  n?: number;
}
