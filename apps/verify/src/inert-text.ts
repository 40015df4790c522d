// Titles and file names are strangers' words: in a terminal they must neither act (escape sequences) nor disguise
// what stands around them (line breaks, direction overrides).
const ACTIVE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const ACTIVE_IN_JSON = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** One line of text in which every active character stands as its visible code, such as `\u{1b}`. */
export function inertText(text: string): string {
  return text.replaceAll(ACTIVE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** JSON of the same value, with the active characters that JSON leaves as they are escaped too. */
export function escapeJson(json: string): string {
  return json.replaceAll(
    ACTIVE_IN_JSON,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
