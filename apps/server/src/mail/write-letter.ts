import { graphemes } from "../base/graphemes.ts";
import { isRightToLeft, type LetterPart, type WholeLetter } from "./letter-text.ts";

/**
 * A letter as plain text, in lines of `width` columns; an ideograph takes two. Each link is on a line of its own, so that
 * every mail program finds its end.
 */
export function writeLetter(letter: WholeLetter, width = 72): string {
  const { greeting, body, language, publicUrl, others, stop } = letter;
  const mark = isRightToLeft(language) ? "\u200f" : "";
  // Programs derive a line's direction from its first letter, which may be Latin, so a mark comes before it.
  const paragraph = (text: string) =>
    wrap(text, width)
      .map((line) => mark + line)
      .join("\n");
  const write = (part: LetterPart): string => {
    if (typeof part === "string") return paragraph(part);
    if ("link" in part) return `${paragraph(part.label)}\n${part.link}`;
    if ("links" in part)
      return part.links.map(({ label, link }) => `${paragraph(label)}\n${link}`).join("\n");
    return part.facts.map(([name, value]) => paragraph(`${name}${colonOf(language)}${value}`)).join("\n");
  };
  const choices = others && [others.label, ...others.links.map(({ name, link }) => ({ label: name, link }))];
  const end = [
    "-- ",
    "Colophon",
    publicUrl,
    ...(stop === undefined ? [] : ["", paragraph(stop.label), stop.link]),
  ];
  return `${[greeting, ...body].map(write).join("\n\n")}\n\n${choices ? `${choices.map(write).join("\n")}\n\n` : ""}${end.join("\n")}\n`;
}

/** Languages whose characters and punctuation are two columns wide. */
const isWide = (language: string): boolean => /^(zh|ja)/.test(language);

const colonOf = (language: string): string =>
  isWide(language) ? "：" : language === "fr" ? "\u202f: " : ": ";

const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;
/** No line begins with closing punctuation or ends with opening punctuation. */
const closing = /^[\u3001\u3002\u300b\u300d\u300f\uff01\uff09\uff0c\uff1a\uff1b\uff1f”’…ー]/u;
const opening = /[\u300a\u300c\u300e\uff08“‘]$/u;

interface Piece {
  text: string;
  columns: number;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let columns = 0;
  for (const piece of pieces(text)) {
    const blank = piece.text.length - piece.text.trimEnd().length;
    if (line !== "" && columns + piece.columns - blank > width) {
      lines.push(line.trimEnd());
      line = "";
      columns = 0;
    }
    line += piece.text;
    columns += piece.columns;
  }
  return [...lines, line.trimEnd()];
}

/** Unbreakable pieces: a word with its space, an ideograph with its punctuation. */
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = found.at(-1);
    const isWideOne = wide.test(segment);
    const columns = isWideOne ? 2 : 1;
    const isApart =
      last === undefined ||
      (!closing.test(segment) &&
        !opening.test(last.text) &&
        (last.text.endsWith(" ") || isWideOne || wide.test(last.text)));
    if (last === undefined || (isApart && segment !== " ")) found.push({ text: segment, columns });
    else {
      last.text += segment;
      last.columns += columns;
    }
  }
  return found;
}
