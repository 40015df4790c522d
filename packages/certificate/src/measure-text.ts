import { arabicWidth } from "./arabic-width.ts";
import { chooseFace, hanFamilies, joiners, type LatinFace } from "./choose-face.ts";
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
  const texts = Array.from(new Intl.Segmenter(undefined).segment(text), ({ segment }) => segment);
  const scripts = resolveCommon(texts);
  const choice = { latin: style, han: hanFamilies(text, style.lang, style.metrics), metrics: style.metrics };
  return texts.map((character, i) => {
    const script = scripts[i] ?? "latin";
    const face = chooseFace(character, script, choice);
    const plain = face
      ? widthIn(face, style.metrics, character, texts[i - 1], texts[i + 1])
      : widthUnknown(character);
    const spacing = face?.family === "Amiri" ? 0 : style.spacing;
    return { text: character, script: face ? script : "other", face, width: plain * scaleOf(face) + spacing };
  });
}

/** Arabic letters look small beside Latin ones of the same size. */
export const scaleOf = (face: Face | undefined): number => (face?.family === "Amiri" ? 1.12 : 1);

/** Digits, spaces and marks belong to the text around them. */
function resolveCommon(texts: readonly string[]): Script[] {
  const scripts = texts.map(scriptOf);
  const strong = (script: Script | undefined): boolean => script !== undefined && script !== "common";
  let before: Script | undefined;
  return scripts.map((script, i) => {
    if (strong(script)) return (before = script);
    const after = scripts.slice(i + 1).find(strong);
    if (isSharedMark(texts[i] ?? "")) return before === "han" || after === "han" ? "han" : "latin";
    const neighbour = before ?? after;
    return neighbour === "arabic" ? "arabic" : "latin";
  });
}

function widthIn(face: Face, metrics: Metrics, text: string, before = "", after = ""): number {
  const points = Array.from(text.replaceAll(joiners, ""), (point) => point.codePointAt(0) ?? 0);
  if (face.family === "Amiri") return arabicWidth(face, metrics, points, before, after);
  return points.reduce((sum, point) => sum + (metrics.widthOf(face, point) ?? 0), 0);
}

const widthUnknown = (text: string): number => {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)) return 1.4;
  return /\p{Script=Hangul}/u.test(text) ? 1 : 0.8;
};
