// Content-Signal, as in live robots.txt files: draft-romm-aipref-contentsignals-00 (1 October 2025).

import type { UsesSaid } from "../vocabulary.ts";
import { coarseWordsOf } from "./coarse-words.ts";

/** A line for a group of `robots.txt`; undefined where nothing is said that it has a word for. */
export function contentSignalOf(uses: UsesSaid): string | undefined {
  const { search, input, training } = coarseWordsOf(uses);
  const said = Object.entries({ search, "ai-input": input, "ai-train": training }).flatMap(
    ([word, permission]) =>
      permission === undefined ? [] : [`${word}=${permission === "allow" ? "yes" : "no"}`],
  );
  return said.length === 0 ? undefined : `Content-Signal: ${said.join(", ")}`;
}
