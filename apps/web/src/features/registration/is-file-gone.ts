import { isFileHeld } from "../../lib/held-file.ts";
import type { Draft } from "./draft.ts";

/** A private copy is asked for, and the file that it is of has to be chosen once more. */
export const isFileGone = ({ depositCopy, file }: Draft): boolean =>
  depositCopy && file !== null && !isFileHeld(file.sha256);
