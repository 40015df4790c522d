import { newStemmer } from "snowball-stemmers";
import { fold } from "./normalise.ts";
import { stemArabic } from "./stem-arabic.ts";
import type { LatinLanguage, TextLanguage } from "./text-language.ts";

const stemmers = {
  en: newStemmer("english"),
  es: newStemmer("spanish"),
  fr: newStemmer("french"),
} satisfies Record<LatinLanguage, unknown>;

const known: Readonly<Record<LatinLanguage | "ar", Map<string, string>>> = {
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  ar: new Map(),
};
const maxKnown = 30_000;

/** A word's stem in a language, without accents. Stemming costs more than a look-up, and texts repeat their words. */
export function stem(word: string, language: TextLanguage): string {
  if (language === "zh" || language === "ja") return fold(word);
  const stems = known[language];
  const before = stems.get(word);
  if (before !== undefined) return before;
  const found = language === "ar" ? stemArabic(word) : fold(stemmers[language].stem(word));
  if (stems.size >= maxKnown) stems.clear();
  stems.set(word, found);
  return found;
}
