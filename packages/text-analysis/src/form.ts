import { lexicon } from "./lexicon.ts";

/** Whether one of these concepts says what a work is. */
export const nameForm = (concepts: readonly string[]): boolean =>
  concepts.some((concept) => lexicon.isForm(concept));
