import { equal } from "@colophon/proof";
import { StartError } from "../base/errors.ts";

/** Size and root of the tree: what a checkpoint signs. */
export interface Head {
  size: number;
  root: Uint8Array;
}

export const isSameHead = (a: Head, b: Head): boolean => a.size === b.size && equal(a.root, b.root);

/** A head and the database that committed it: a promoted standby is another time line (time-line.ts). */
export interface CommittedHead extends Head {
  timeLine: string;
}

/** A head that was signed and is stored in the guard, outside the database: only such heads are published. */
export interface Published extends Head {
  /** The signed note. */
  checkpoint: string;
  /** The log is damaged: it is the newest that database and guard agree on. */
  isDamaged?: true;
}

/**
 * The database contradicts itself, or a published checkpoint. Nothing may be appended or signed until an operator has
 * investigated; a start is refused. The message says what to do.
 */
export class LogDamaged extends StartError {}

/** For the operator of a database that has lost entries. */
export const whatToDo =
  'Bring back a database that has them all, or start a new log (docs/operations.md, "After a lost database").';

/** The database is not the one that committed this head: whether it has the head must be looked up. */
export class TimeLineLeft extends Error {}
