import { newStemmer } from "snowball-stemmers";
import { fold } from "./fold.ts";
import { stemArabic } from "./stem-arabic.ts";
import type { LatinLanguage, TextLanguage } from "./text-language.ts";

const stemmers = {
  en: newStemmer("english"),
  es: newStemmer("spanish"),
  fr: newStemmer("french"),
} satisfies Record<LatinLanguage, unknown>;

/** A word's stem in a language, without accents. */
export function stem(word: string, language: TextLanguage): string {
  if (language === "zh" || language === "ja") return fold(word);
  return language === "ar" ? stemArabic(word) : fold(stemmers[language].stem(word));
}
