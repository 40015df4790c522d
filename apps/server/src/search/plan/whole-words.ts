import type { TextLanguage } from "@colophon/text-analysis";

/** Finds an expression where it stands as whole words, in languages that part them. */
export function wholeWords(source: string, language: TextLanguage): RegExp {
  const spaced = language !== "zh" && language !== "ja";
  return new RegExp(spaced ? `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])` : source, "gu");
}
