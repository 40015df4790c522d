import { replaceHidden } from "./hidden-characters.ts";

// Titles and file names are strangers' words: in a terminal they must neither act (escape sequences) nor disguise
// what stands around them (line breaks, direction overrides, blanks that nobody sees).
const ACTIVE = /[\p{Cc}\p{Cs}]/gu;

/** One line of text in which every active or hidden character stands as its visible code, such as `\u{1b}`. */
export function inertText(text: string): string {
  const code = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  return replaceHidden(text.replaceAll(ACTIVE, code), code);
}

/** JSON of the same value, with the active and hidden characters that JSON leaves as they are escaped too. */
export function escapeJson(json: string): string {
  const units = (characters: string) =>
    Array.from(
      { length: characters.length },
      (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, "0")}`,
    ).join("");
  return replaceHidden(json.replaceAll(/[\u007f-\u009f]/gu, units), units);
}
