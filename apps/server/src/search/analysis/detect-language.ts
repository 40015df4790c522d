import { fold } from "./normalise.ts";
import type { Segment } from "./split-words.ts";
import { isStopword } from "./stopwords.ts";
import { type LatinLanguage, latinLanguages, type TextLanguage } from "./text-language.ts";

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

/** Characters as simplified in Japan alone. */
const japaneseOnly = /[楽駅図円広気鉄変戦絵辺発壊価図塁髪働込畑峠]/u;

/**
 * The language of a text: by its script, and among languages of one script by the words that only one of them has.
 * Undecided texts are taken for the presumed language where it fits; `sure` says that it was not needed.
 */
export function detectLanguage(
  segments: readonly Segment[],
  presumed: TextLanguage,
): { language: TextLanguage; sure: boolean } {
  const amount = { latin: 0, arabic: 0, cjk: 0, other: 0 };
  for (const { script, text } of segments) amount[script] += script === "cjk" ? text.length * 3 : text.length;
  if (amount.cjk > amount.latin && amount.cjk > amount.arabic) return detectCjk(segments, presumed);
  if (amount.arabic > amount.latin) return { language: "ar", sure: true };
  return detectLatin(segments, presumed);
}

function detectCjk(segments: readonly Segment[], presumed: TextLanguage) {
  const isJapanese = segments.some(
    ({ text }) => /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) || japaneseOnly.test(text),
  );
  if (isJapanese) return { language: "ja", sure: true } as const;
  return { language: presumed === "ja" ? "ja" : "zh", sure: false } as const;
}

function detectLatin(segments: readonly Segment[], presumed: TextLanguage) {
  const votes = { en: 0, es: 0, fr: 0 };
  for (const { text, script } of segments) {
    if (script !== "latin") continue;
    const folded = fold(text);
    const having = latinLanguages.filter((language) => isStopword(folded, language));
    // A single word is what is asked about: "sea" is no Spanish verb.
    if (segments.length > 1) for (const language of having) votes[language] += having.length === 1 ? 2 : 0.5;
    for (const language of latinLanguages) {
      if (letters[language].test(text)) votes[language] += 2;
      if (text.length > 4 && endings[language].test(text)) votes[language] += 0.5;
    }
  }
  const [first, second] = latinLanguages.toSorted((a, b) => votes[b] - votes[a]);
  const sure = first !== undefined && second !== undefined && votes[first] - votes[second] >= 1;
  const fallback = latinLanguages.find((language) => language === presumed) ?? "en";
  return { language: sure ? first : fallback, sure };
}
