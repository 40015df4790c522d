import { arabicWidth } from "./arabic-width.ts";
import { chooseFace, hanFamilies, type LatinFace, orderFaces } from "./choose-face.ts";
import type { Face } from "./document-faces.ts";
import type { DocumentLanguage } from "./document-language.ts";
import type { Metrics } from "./metrics.ts";
import { isSharedMark, type Script, scriptOf } from "./script-of.ts";

/** What a reader takes for one character, with the face it is set in. */
export interface Character {
  text: string;
  script: Script;
  /** Undefined when no face of the document has it: a browser shows its own. */
  face: Face | undefined;
  /** At size 1. */
  width: number;
}

export interface TextStyle extends LatinFace {
  lang: DocumentLanguage;
  metrics: Metrics;
  /** Between letters, in ems; Arabic letters stay joined. */
  spacing: number;
}

export function measureText(text: string, style: TextStyle): Character[] {
  const { metrics } = style;
  const texts = splitCharacters(text);
  const scripts = resolveCommon(texts);
  const orders = orderFaces(style, hanFamilies(text, style.lang, metrics));
  return texts.map((character, i) => {
    const script = scripts[i] ?? "latin";
    const points = codePointsOf(character);
    const face = chooseFace(points, orders[script], metrics);
    const plain = face ? widthIn(face, metrics, points, texts[i - 1], texts[i + 1]) : widthUnknown(character);
    const spacing = face?.family === "Amiri" ? 0 : style.spacing;
    return { text: character, script: face ? script : "other", face, width: plain * scaleOf(face) + spacing };
  });
}

/** Arabic letters look small beside Latin ones of the same size. */
export const scaleOf = (face: Face | undefined): number => (face?.family === "Amiri" ? 1.12 : 1);

const segmenter = new Intl.Segmenter();

/** Composed Latin letters are characters by themselves, which is quicker seen than segmented. */
const splitCharacters = (text: string): string[] =>
  /^[\n -\u02ff]*$/.test(text)
    ? text.split("")
    : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Those that have glyphs: joiners, marks of direction and variation selectors only shape or order what is around them. */
function codePointsOf(character: string): number[] {
  const first = character.charCodeAt(0);
  if (character.length === 1) return hasGlyph(first) ? [first] : [];
  return Array.from(character, (point) => point.codePointAt(0) ?? 0).filter(hasGlyph);
}

const hasGlyph = (point: number): boolean =>
  (point < 0x200c || point > 0x200f) && (point < 0xfe00 || point > 0xfe0f);

/** Digits, spaces and marks belong to the text around them. */
function resolveCommon(texts: readonly string[]): Script[] {
  const scripts = texts.map(scriptOf);
  const isStrong = (script: Script | undefined): boolean => script !== undefined && script !== "common";
  const afters: (Script | undefined)[] = [];
  for (let i = scripts.length - 1; i > 0; i--) afters[i - 1] = isStrong(scripts[i]) ? scripts[i] : afters[i];
  let before: Script | undefined;
  return scripts.map((script, i) => {
    if (isStrong(script)) return (before = script);
    const after = afters[i];
    if (isSharedMark(texts[i] ?? "")) return before === "han" || after === "han" ? "han" : "latin";
    const neighbour = before ?? after;
    return neighbour === "arabic" ? "arabic" : "latin";
  });
}

function widthIn(face: Face, metrics: Metrics, points: readonly number[], before = "", after = ""): number {
  if (face.family === "Amiri") return arabicWidth(face, metrics, points, before, after);
  return points.reduce((sum, point) => sum + (metrics.widthOf(face, point) ?? 0), 0);
}

const widthUnknown = (text: string): number => {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)) return 1.4;
  return /\p{Script=Hangul}/u.test(text) ? 1 : 0.8;
};
