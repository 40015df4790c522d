import type { CertificateFields } from "./certificate-fields.ts";
import type { Breaks } from "./break-lines.ts";
import { cleanLine, cleanText } from "@colophon/proof/texts";
import type { FieldName } from "./field-texts.ts";
import { type FittedText, fitText } from "./fit-text.ts";
import { measureText } from "./measure-text.ts";
import type { Metrics } from "./metrics.ts";
import { readAttributes, readSettings } from "./read-attributes.ts";

/** A `<text data-fit="…">{{name}}</text>` of the template. */
export interface TextBox {
  name: FieldName;
  x: number;
  /** The baseline of its only line; more lines stand around the same middle. */
  y: number;
  width: number;
  lines: number;
  height: number;
  size: number;
  min: number;
  /** In a stack: least space above it. */
  gap: number;
  anchor: "start" | "middle" | "end";
  weight: 400 | 500;
  style: "normal" | "italic";
  fill: string;
  /** Between letters, in ems. */
  spacing: number;
  isCapitals: boolean;
  /** Takes what room the others of its stack leave. */
  isFlexible: boolean;
  breaks: Breaks;
  /** Line breaks of the text are line breaks of the page. */
  keepsBreaks: boolean;
  /** A person's own words begin at their own side; the document's at its language's. */
  isOwnWords: boolean;
}

export function readTextBox(attributes: string, name: string): TextBox {
  const {
    "data-fit": fit = "",
    x = "500",
    y = "0",
    fill = "#000",
    "font-size": size = "16",
    ...rest
  } = readAttributes(attributes);
  const { width = 0, lines = 1, min = 8, height = Infinity, gap = 0 } = readSettings(fit);
  return {
    name: name as FieldName,
    x: Number(x),
    y: Number(y),
    width,
    lines,
    height,
    size: Number(size),
    min,
    gap,
    anchor: (rest["text-anchor"] ?? "middle") as TextBox["anchor"],
    weight: rest["font-weight"] === "500" ? 500 : 400,
    style: rest["font-style"] === "italic" ? "italic" : "normal",
    fill,
    spacing: Number(rest["data-spacing"] ?? "0"),
    isCapitals: rest["data-case"] === "capitals",
    isFlexible: rest["data-flexible"] === "yes",
    breaks: rest["data-breaks"] === "entries" ? "entries" : "words",
    keepsBreaks: rest["data-breaks"] === "kept",
    isOwnWords: rest["data-words"] === "own",
  };
}

export interface FilledBox {
  box: TextBox;
  text: string;
  fitted: FittedText;
}

/** Undefined when there is nothing to print. */
export function fillBox(
  box: TextBox,
  { texts, lang }: CertificateFields,
  metrics: Metrics,
): FilledBox | undefined {
  const raw: string | undefined = texts[box.name];
  if (raw === undefined) throw new TypeError(`the template names an unknown field: ${box.name}`);
  const text = box.keepsBreaks ? cleanText(raw) : cleanLine(raw);
  if (text === "") return undefined;
  const inCase = box.isCapitals ? text.toLocaleUpperCase(lang) : text;
  // A mark that is not seen has a list go on to the left after a name in Latin letters, too.
  const shown = lang === "ar" && !box.isOwnWords ? inCase.replaceAll("،", "\u200f،") : inCase;
  const { weight, spacing } = box;
  // Beside letters that have no italics, figures stand upright too.
  const style = /^(?:zh|ja|ar)/.test(lang) ? "normal" : box.style;
  return {
    box,
    text: shown,
    fitted: fitText(measureText(shown, { weight, style, spacing, lang, metrics }), box),
  };
}
