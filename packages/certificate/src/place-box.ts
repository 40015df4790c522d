import type { Face } from "./document-faces.ts";
import type { FieldName } from "./field-texts.ts";
import type { DocumentLanguage } from "./document-language.ts";
import { type Character, scaleOf } from "./measure-text.ts";
import { directionOfText } from "./script-of.ts";
import type { FilledBox } from "./text-box.ts";

/** One line of text at its place: for a renderer that knows the faces, and orders right-to-left text itself. */
export interface TextItem {
  name: FieldName;
  /** Where the anchor is; `y` is the baseline. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  direction: "ltr" | "rtl";
  color: string;
  /** By the table of the faces' widths, in units of the page. */
  width: number;
  /** In logical order. */
  runs: TextRun[];
}

/** A stretch of a line in one face. */
export interface TextRun {
  text: string;
  size: number;
  /** Between letters, in units of the page. */
  spacing: number;
  /** Undefined when the document's faces lack these characters. */
  face: Face | undefined;
  lang: string;
}

/** From a baseline to the middle of its line, in sizes. */
const middle = 0.32;

/** `y` is the middle of the text's height. */
export function placeBox({ box, text, fitted }: FilledBox, y: number, lang: DocumentLanguage): TextItem[] {
  const { size, lineHeight, lines } = fitted;
  const first = y - ((lines.length - 1) * lineHeight) / 2 + size * middle;
  const direction = directionOfText(text, box.isOwnWords ? undefined : lang);
  return lines
    .map((line, i) => ({
      name: box.name,
      x: box.x,
      y: round(first + i * lineHeight),
      anchor: box.anchor,
      direction,
      color: box.fill,
      width: round(line.reduce((sum, character) => sum + character.width, 0) * size),
      runs: runsOf(line, { size, spacing: box.spacing, lang }),
    }))
    .filter(({ runs }) => runs.length > 0);
}

/** A box outside a stack has its only line's baseline at its `y`. */
export const middleOf = ({ box }: FilledBox): number => box.y - box.size * middle;

export const heightOf = ({ fitted }: FilledBox): number => fitted.lines.length * fitted.lineHeight;

function runsOf(
  line: readonly Character[],
  { size, spacing, lang }: { size: number; spacing: number; lang: DocumentLanguage },
): TextRun[] {
  const runs: TextRun[] = [];
  let before: Face | undefined | null = null;
  for (const { text, face } of line) {
    const last = runs.at(-1);
    if (last && sameFace(before, face)) last.text += text;
    else
      runs.push({
        text,
        size: round(size * scaleOf(face)),
        spacing: face?.family === "Amiri" ? 0 : round(size * spacing),
        face,
        lang: languageOf(face, lang),
      });
    before = face;
  }
  return runs;
}

const sameFace = (a: Face | undefined | null, b: Face | undefined): boolean =>
  a !== null && a?.family === b?.family && a?.weight === b?.weight && a?.style === b?.style;

const languages: Partial<Record<Face["family"], string>> = {
  Amiri: "ar",
  "Noto Serif SC": "zh",
  "Noto Serif TC": "zh-TW",
  "Noto Serif JP": "ja",
};

/** The language that draws these letters right; Latin letters in a document of another script are of no language. */
function languageOf(face: Face | undefined, lang: DocumentLanguage): string {
  const own = face && languages[face.family];
  return own ?? (/^(en|es|fr)$/.test(lang) ? lang : "en");
}

const round = (value: number): number => Math.round(value * 100) / 100;
