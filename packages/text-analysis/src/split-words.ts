import { type Word, wordOf } from "./word.ts";

/** A word where it stands in the normalised text. */
export interface WordSegment {
  text: string;
  start: number;
  script: Word["script"];
  word: Word;
}

/** An unbroken run of Chinese or Japanese where it stands in the normalised text. */
export interface RunSegment {
  text: string;
  start: number;
  script: "cjk";
}

export type Segment = WordSegment | RunSegment;

// These scripts have marks and radicals that are no letters.
const cjk = String.raw`[[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]&&[\p{L}\p{N}\p{M}]]`;
// Works in the index, the lexicon and questions are all split by it: after a change, `npm run reindex`.
const pattern = new RegExp(String.raw`(${cjk}+)|[[\p{L}\p{N}\p{M}]--${cjk}]+`, "gv");

export function splitWords(normalised: string): Segment[] {
  const segments: Segment[] = [];
  // Half the time of matchAll, which makes an iterator and an object of each match's groups.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(normalised); match !== null; match = pattern.exec(normalised)) {
    const [text, run] = match;
    const start = match.index;
    if (run !== undefined) segments.push({ text, start, script: "cjk" });
    else {
      const word = wordOf(text);
      segments.push({ text, start, script: word.script, word });
    }
  }
  return segments;
}

const run = new RegExp(`^${cjk}`, "v");

/** Whether what `splitWords` found is Chinese or Japanese. */
export const isRun = (text: string): boolean => run.test(text);

/** The same without where they stand. */
export const wordsIn = (normalised: string): readonly string[] => normalised.match(pattern) ?? [];
