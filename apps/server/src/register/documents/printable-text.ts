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

/** Letters of a word for which a line has room; a fingerprint is shorter. */
const lineOf = 70;

export interface Printer {
  /** The document's own families, in the language's order. */
  fonts: string[];
  /** A text that the faces can print, with families in the order of its script. */
  print(text: string, line?: number): { text: string; fonts: string[]; rtl: boolean };
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
    print: (text, line = lineOf) => ({
      text: Array.from(graphemes.segment(text), ({ segment }) =>
        isPrintable(segment) ? segment : missing(segment),
      )
        .join("")
        .replace(/\S+/gu, (word) => (word.length > line ? breakable(word, line) : word)),
      fonts: familiesFor(text, lang),
      rtl: directionOfText(text) === "rtl",
    }),
    missing,
    substituted: () => replaced,
  };
}

/** After what joins the words of a file's name or an address, and else where the line is full. */
const breakable = (word: string, line: number): string =>
  word
    .replace(/[_./-]+(?=[^_./-])/gu, "$&\u200b")
    .replace(new RegExp(`[^\u200b]{${line}}(?=[^\u200b])`, "gu"), "$&\u200b");

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
