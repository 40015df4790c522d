import type { ProofErrorCode } from "@colophon/proof";

/** What a log has done that no honest one does. Closed: a script can act on every one of them. */
export type ContradictionCode =
  | ProofErrorCode
  /** Two signed checkpoints of which neither tree begins with the other. */
  | "checkpoints_contradict"
  /** The entries served do not have the checkpoint's root. */
  | "entries_differ"
  /** What was anchored is no beginning of the log. */
  | "anchor_contradicts";

/** The log contradicts itself: exit 1. What it has becomes the `alarm` of the state file and of the printed JSON. */
export class Contradiction extends Error {
  readonly code: ContradictionCode;
  /** The signed checkpoints that show it: the last one that was followed, and the new one. */
  readonly checkpoints: string[];

  constructor(code: ContradictionCode, detail: string, checkpoints: string[]) {
    super(detail);
    this.name = "Contradiction";
    this.code = code;
    this.checkpoints = checkpoints;
  }
}
