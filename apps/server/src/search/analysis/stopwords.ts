import stopwords from "stopwords-iso/stopwords-iso.json" with { type: "json" };
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

/** The list was made for web pages; these of its words are what works are about. */
const kept: Partial<Record<TextLanguage, string>> = {
  en: `fire home novel computer world man men young younger youngest old older room rooms face faces group groups member
    members work works worked working works research case cases place places party problem problems cause system value
    year years date test text thick thin cry mine well sea copy invention ring mill interest interests order opening
    page pages section side sides number numbers proud question sorry part fact facts hello help thought thoughts
    million billion hundred thousand zero area areas mine important great information welcome`,
  es: "dia dias tiempo pais trabajo verdad lugar final hoy manana tarde medio primero ultima ultimo nuevo nueva",
  fr: "pan gens personne personnes parole pleine piece pur pure vif vive debout dehors mille mince naturel sujet dos nouveau nouveaux dernier derniere pire",
  zh: "人 人们 日 月 年 家 光 儿",
  ja: "私 彼 彼女 人",
};

function readList(language: TextLanguage): ReadonlySet<string> {
  const words = new Set(stopwords[language].map((word) => fold(normalise(word))));
  for (const word of kept[language]?.split(/\s+/) ?? []) words.delete(word);
  return words;
}

/** One look-up for all languages: most words are a stopword of none. */
const languagesOf = new Map<string, TextLanguage[]>();
for (const language of ["en", "es", "fr", "zh", "ar", "ja"] as const)
  for (const word of readList(language)) {
    const languages = languagesOf.get(word);
    if (languages === undefined) languagesOf.set(word, [language]);
    else languages.push(language);
  }

const none: readonly TextLanguage[] = [];

/** The languages in which a folded word says nothing of what a text is about. */
export const languagesOfStopword = (word: string): readonly TextLanguage[] => languagesOf.get(word) ?? none;

export const isStopword = (word: string, language: TextLanguage): boolean =>
  languagesOfStopword(word).includes(language);
