import { replaceHidden } from "@colophon/proof/texts";

/** What a letter sets apart: somebody else's words, or an address. */
const isolated = /\u2068([^\u2066-\u2069\n]*)\u2069/u;

/** They belong to Arabic and Hebrew prose, and concern nothing beyond it. */
const marksOfDirection = /[\u200e\u200f\u061c]/u;

// Control characters that nothing shows; tabs and line breaks stay.
const unprintable = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

const shown = (text: string): string =>
  replaceHidden(text, (character) => (marksOfDirection.test(character) ? character : ""));

/** A letter's text, in which nothing is hidden and nothing turns what follows: of isolates only whole ones stay, each in its line. */
export function letterText(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/gu, "\n")
    .replace(unprintable, "")
    .normalize("NFC");
  const parts = lines.split(isolated);
  return parts
    .map((part, place) => (place % 2 === 0 ? shown(part) : `\u2068${shown(part)}\u2069`))
    .join("")
    .trim();
}
