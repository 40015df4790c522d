import { splitWords } from "@colophon/text-analysis";

/** A stretch of a question that may be a name. */
export interface NameCandidate {
  key: string;
  start: number;
  end: number;
  words: number;
  isRun: boolean;
}

const maxWords = 5;
const maxCharacters = 10;
const maxCandidates = 400;

/** Every stretch of a folded question that could name a creator or a place, the longest first. */
export function nameCandidates(text: string): NameCandidate[] {
  const segments = splitWords(text);
  const candidates: NameCandidate[] = [];
  for (const [from, first] of segments.entries()) {
    if (first.script === "cjk") candidates.push(...stretchesOf(first.text, first.start));
    for (let words = 1; words <= maxWords && from + words <= segments.length; words++) {
      const some = segments.slice(from, from + words);
      const last = some.at(-1) ?? first;
      if (first.script === "cjk" && words === 1) continue;
      const key = some.map((segment) => segment.text).join(" ");
      candidates.push({ key, start: first.start, end: last.start + last.text.length, words, isRun: false });
    }
  }
  return candidates.slice(0, maxCandidates).toSorted((a, b) => b.key.length - a.key.length);
}

function stretchesOf(run: string, start: number): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (let from = 0; from < run.length; from++)
    for (let length = 2; length <= maxCharacters && from + length <= run.length; length++)
      found.push({
        key: run.slice(from, from + length),
        start: start + from,
        end: start + from + length,
        words: 1,
        isRun: true,
      });
  return found;
}
