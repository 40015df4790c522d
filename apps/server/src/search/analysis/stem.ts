import { newStemmer } from "snowball-stemmers";
import { fold } from "./normalise.ts";
import { stemArabic } from "./stem-arabic.ts";
import type { LatinLanguage, TextLanguage } from "./text-language.ts";

const stemmers = {
  en: newStemmer("english"),
  es: newStemmer("spanish"),
  fr: newStemmer("french"),
} satisfies Record<LatinLanguage, unknown>;

const known = new Map<string, string>();
const maxKnown = 100_000;

/** A word's stem in a language, without accents. Stemming costs more than a look-up, and texts repeat their words. */
export function stem(word: string, language: TextLanguage): string {
  if (language === "zh" || language === "ja") return fold(word);
  const key = language + word;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = language === "ar" ? stemArabic(word) : fold(stemmers[language].stem(word));
  if (known.size >= maxKnown) known.clear();
  known.set(key, found);
  return found;
}
