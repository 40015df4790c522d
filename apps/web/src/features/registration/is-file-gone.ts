import { isFileHeld } from "../../lib/file/held-file.ts";
import type { Draft } from "./draft.ts";

/** Whether a private copy is requested, but its file has to be chosen again. */
export const isFileGone = ({ depositCopy, file }: Draft): boolean =>
  depositCopy && file !== null && !isFileHeld(file.sha256);
