import { detectLanguage } from "./detect-language.ts";
import { lexicon } from "./lexicon.ts";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { Piece } from "./piece.ts";
import { readRun } from "./read-run.ts";
import { readWords } from "./read-words.ts";
import { type Segment, splitWords, type WordSegment, wordsIn } from "./split-words.ts";
import { isStopword } from "./stopwords.ts";
import { splitRest } from "./split-rest.ts";
import { isVague, withoutVague } from "./vague-words.ts";
import { latinLanguages, type TextLanguage } from "./text-language.ts";

export interface Analysis {
  language: TextLanguage;
  /** Of each text. */
  pieces: readonly (readonly Piece[])[];
}

/** Reads texts of one language, for the index or for a question: both sides must come to the same tokens. */
export function analyse(texts: readonly string[], presumed: TextLanguage = "en"): Analysis {
  const read = texts.map((text) => splitWords(normalise(text)));
  const { language, sure } = detectLanguage(read.flat(), presumed);
  return { language, pieces: read.map((segments) => readPieces(segments, language, sure)) };
}

/** Reads a question. Titles and names in other scripts than its own do not make its language. */
export function analyseQuestion(
  text: string,
  presumed: TextLanguage,
): { language: TextLanguage; pieces: readonly Piece[] } {
  const segments = splitWords(normalise(text));
  const { language, sure } = detectLanguage(askingWords(text, segments, presumed), presumed);
  return { language, pieces: readPieces(segments, language, sure) };
}

/** What of a question was written by the asker: not what is in quotation marks or in another script. */
function askingWords(text: string, segments: readonly Segment[], presumed: TextLanguage): readonly Segment[] {
  const outside = splitWords(normalise(text.replace(/«.+?»|“.+?”|《.+?》|『.+?』|「.+?」|".+?"/gu, " ")));
  const words = outside.length > 0 ? outside : segments;
  const own = words.filter(({ script }) => script === scripts[presumed]);
  if (own.length === 0 || own.length === words.length) return words;
  const asks =
    scripts[presumed] !== "latin" ||
    own.some((word) => latinLanguages.some((language) => isStopword(word.text, language)));
  return asks ? own : words.filter((word) => !own.includes(word));
}

const scripts: Readonly<Record<TextLanguage, Segment["script"]>> = {
  en: "latin",
  es: "latin",
  fr: "latin",
  ar: "arabic",
  zh: "cjk",
  ja: "cjk",
};

/** Reads what is left of a question in the language of the whole; words may still be another language's. */
export const readAs = (text: string, language: TextLanguage): Piece[] =>
  readPieces(splitWords(withoutVague(normalise(text), language)), language, false)
    .flatMap(splitRest)
    .map((piece) => (saysLittle(piece) ? { ...piece, vague: true } : piece));

/** A single character, of which the lexicon knows nothing, is no more than a part of a word. */
const saysLittle = ({ concepts, text }: Piece): boolean =>
  concepts.length === 0 && (isVague(text) || /^\p{sc=Han}$/u.test(text));

function readPieces(segments: readonly Segment[], language: TextLanguage, sure: boolean): Piece[] {
  const pieces: Piece[] = [];
  let words: WordSegment[] = [];
  const readGathered = () => {
    pieces.push(...readWords(words, language, sure, lexicon));
    words = [];
  };
  for (const segment of segments) {
    if (segment.script === "cjk") {
      readGathered();
      pieces.push(...readRun(segment, language, lexicon));
    } else words.push(segment);
  }
  readGathered();
  return pieces;
}

/** A name or a title as it is compared whole: without accents, punctuation and the difference between spaces. */
export const keyOf = (text: string): string => wordsIn(fold(normalise(text))).join(" ");
