import { isolateIn } from "@colophon/api";
import { replaceHidden } from "@colophon/proof/texts";
import i18n from "i18next";

/** In text that the browser has formatted, and harmless: what they concern ends with it. */
const marksOfDirection = /[\u200e\u200f\u061c]/u;

/** What `isolate` has set apart. */
const isolated = /\u2068([^\u2066-\u2069]*)\u2069/u;

const shown = (text: string): string =>
  replaceHidden(text, (character) => (marksOfDirection.test(character) ? character : ""));

/** A value for a sentence, or for text shown without i18next, in which nothing is hidden and nothing turns the rest of it. */
export function harmless(text: string): string {
  const parts = text.split(isolated);
  return parts.map((part, place) => (place % 2 === 0 ? shown(part) : `\u2068${shown(part)}\u2069`)).join("");
}

/**
 * Every value that enters a text goes through this, whoever wrote it. Words of the other direction are isolated here,
 * so the texts have no isolates of their own. React escapes what HTML needs.
 */
export const interpolation = {
  escapeValue: true,
  escape: (text: string) => isolateIn(i18n.language, harmless(text)),
};
