import type { NewStatement } from "./number-statements.ts";

/** What a leaf is to be made of. */
export type NewLeaf =
  | { kind: "entry"; entry: Uint8Array; certificateId: string | null }
  /** Its number, and so its entry, is given under the log's lock. */
  | NewStatement;

/** What a leaf was given. */
export interface Placed {
  index: number;
  /** Of a statement: its number among those about its certificate, from 0. */
  n?: number;
}
