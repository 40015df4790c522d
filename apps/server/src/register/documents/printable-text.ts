import {
  directionOfText,
  type DocumentLanguage,
  documentFaces,
  hanFamilies,
  metrics,
} from "@colophon/certificate";
import { graphemes } from "../../base/graphemes.ts";

/** U+3013, which printers put in place of a missing sort. */
const stand = "〓";

/** Allows a line break; a fingerprint is shorter. */
const longWord = /\S{70}(?=\S)/gu;

export interface Printer {
  /** The document's own families, in the language's order. */
  fonts: string[];
  /** A text that the faces can print, with families in the order of its script. */
  print(text: string): { text: string; fonts: string[]; rtl: boolean };
  /** The replacement for characters that no face has. */
  missing(text: string): string;
  /** Whether something was replaced: the reader must be told. */
  substituted(): boolean;
}

/**
 * Prints characters that the document's faces have, and marks those that they lack; the attached bundle has the original
 * text.
 */
export function createPrinter(lang: DocumentLanguage): Printer {
  let replaced = false;
  const missing = (text: string) =>
    Array.from(graphemes.segment(text), ({ segment }) => {
      if (segment.trim() === "") return segment;
      replaced = true;
      return stand;
    }).join("");
  return {
    fonts: familiesFor("", lang),
    print: (text) => ({
      text: Array.from(graphemes.segment(text), ({ segment }) =>
        isPrintable(segment) ? segment : missing(segment),
      )
        .join("")
        .replace(longWord, "$&\u200b"),
      fonts: familiesFor(text, lang),
      rtl: directionOfText(text) === "rtl",
    }),
    missing,
    substituted: () => replaced,
  };
}

const familiesFor = (text: string, lang: DocumentLanguage): string[] => [
  "EB Garamond",
  "Amiri",
  ...hanFamilies(text, lang, metrics),
];

/** Whether one face has all of a character's code points, except those that only control how to draw it. */
function isPrintable(character: string): boolean {
  const points = Array.from(character.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ""));
  return documentFaces.some((face) =>
    points.every((point) => metrics.widthOf(face, point.codePointAt(0) ?? 0) !== undefined),
  );
}
