import { cleanLine, cleanText } from "@colophon/proof/texts";

/** Stands for words of which nothing is seen. */
export const nothing = "–";

/** A stranger's words as they are shown, on one line. */
export const lineOf = (words: string): string => words && (cleanLine(words) || nothing);

/** The same in several lines. */
export const linesOf = (words: string): string => words && (cleanText(words) || nothing);

/** The beginning of words that may be of any length, where none is expected. */
export function beginningOf(words: string): string {
  const line = lineOf(words.slice(0, 500));
  return line.length <= 100 ? line : `${line.slice(0, 100).toWellFormed()}…`;
}

/**
 * A stranger's words in a sentence of ours: nothing in them reaches beyond the invisible U+2068 and U+2069 around them,
 * which also tell `Sentence` what to set apart.
 */
export const isolate = (words: string): string => words && `\u2068${lineOf(words)}\u2069`;
