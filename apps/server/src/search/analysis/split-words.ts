/** A word, or an unbroken run of Chinese or Japanese, where it stands in the normalised text. */
export interface Segment {
  text: string;
  start: number;
  script: "latin" | "arabic" | "cjk" | "other";
}

// These scripts have marks and radicals that are no letters.
const cjk = String.raw`(?=[\p{L}\p{N}\p{M}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]`;
const pattern = new RegExp(`(?<cjk>(?:${cjk})+)|(?<word>(?:(?!${cjk})[\\p{L}\\p{N}\\p{M}])+)`, "gu");

export function splitWords(normalised: string): Segment[] {
  const segments: Segment[] = [];
  for (const { 0: text, index: start, groups } of normalised.matchAll(pattern))
    segments.push({ text, start, script: groups?.["cjk"] === undefined ? scriptOf(text) : "cjk" });
  return segments;
}

function scriptOf(word: string): Segment["script"] {
  if (/\p{sc=Latin}/u.test(word)) return "latin";
  return /\p{sc=Arabic}/u.test(word) ? "arabic" : "other";
}
