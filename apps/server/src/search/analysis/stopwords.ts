import stopwords from "stopwords-iso/stopwords-iso.json" with { type: "json" };
import { fold, normalise } from "./normalise.ts";
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

const lists: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: readList("en"),
  es: readList("es"),
  fr: readList("fr"),
  zh: readList("zh"),
  ar: readList("ar"),
  ja: readList("ja"),
};

/** Whether a folded word says nothing of what a text in this language is about. */
export const isStopword = (word: string, language: TextLanguage): boolean => lists[language].has(word);
