import { type LatinLanguage, latinLanguages, type TextLanguage } from "./text-language.ts";

/** How much a word speaks for each of the languages that are written in Latin letters. */
export interface LatinVotes {
  amongOthers: Readonly<Record<LatinLanguage, number>>;
  /** A single word is what is asked about: "sea" is no Spanish verb. */
  alone: Readonly<Record<LatinLanguage, number>>;
}

/** A letter of these is written in one of the three languages only. */
const letters: Readonly<Record<LatinLanguage, RegExp>> = {
  en: /^$/,
  es: /[ñáíóú]/,
  // An article or a pronoun that has lost its vowel stands apart from its word here.
  fr: /[èêëçùœîôûà]|^(?:d|l|qu|j)$/,
};

const endings: Readonly<Record<LatinLanguage, RegExp>> = {
  en: /(?:ing|ght|ed|ness|ful|less|ly|ck)$/,
  es: /(?:ción|ciones|dad|dades|os|as|ado|ada|illo|illa|ero|era|aje|ajes)$/,
  fr: /(?:eux|euse|ette|ettes|aux|eau|tions|é|ée|ées|és|ique|iques)$/,
};

/** English web pages have these in names and titles: no English sentence does. */
const foreignToEnglish = new Set("ai al au ci con de es et il la ma nos que sa se si su un va y".split(" "));

export function latinVotesOf(word: string, stopIn: readonly TextLanguage[]): LatinVotes {
  // English has no accents: "récent" is no "recent".
  const isAccented = /[^a-z]/.test(word);
  const having = latinLanguages.filter(
    (language) =>
      stopIn.includes(language) && !(language === "en" && (isAccented || foreignToEnglish.has(word))),
  );
  const share = having.length === 1 ? 2 : 0.5;
  const bySpelling = (language: LatinLanguage): number =>
    (letters[language].test(word) ? 2 : 0) + (word.length > 4 && endings[language].test(word) ? 0.5 : 0);
  const alone = { en: bySpelling("en"), es: bySpelling("es"), fr: bySpelling("fr") };
  const amongOthers = { ...alone };
  for (const language of having) amongOthers[language] += share;
  return { amongOthers, alone };
}
