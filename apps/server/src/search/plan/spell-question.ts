import {
  analyseQuestion,
  fold,
  isStopword,
  lexicon,
  likeness,
  normalise,
  type Piece,
  type TextLanguage,
  wordOf,
} from "@colophon/text-analysis";
import { grammars } from "./compile-grammar.ts";
import { withDigitYears } from "./years-in.ts";

/** A question in the spellings that it is read in, which have the same positions. */
export interface SpeltQuestion {
  /** Folded: what rules are matched against. */
  text: string;
  /** With its accents, which tell the stems. */
  accented: string;
  /** As it was written. */
  shown: string;
  language: TextLanguage;
  pieces: readonly Piece[];
}

export function spellQuestion(question: string, presumed: TextLanguage): SpeltQuestion {
  const normal = normalise(question);
  const folded = fold(normal);
  const original = question.normalize("NFKC");
  // Where folding changes the length, positions would not be the same.
  const accented = normal.length === folded.length ? normal : folded;
  const shown = original.length === folded.length ? original : accented;
  return { text: withDigitYears(folded), accented, shown, ...analyseQuestion(accented, presumed) };
}

/** The question with the words right that only ask and are often misspelt: "simlar", "publihed". */
export function respell(question: string, language: TextLanguage): string {
  const { oftenMisspelt } = grammars[language];
  return question.replace(/(?<!\p{L})\p{L}{5,}(?!\p{L})/gu, (word, at: number) => {
    const spelt = fold(normalise(word));
    const isName = at > 0 && /^\p{Lu}/u.test(word);
    if (isName || oftenMisspelt.includes(spelt) || isKnown(spelt, language)) return word;
    const meant = oftenMisspelt.filter((right) => likeness(spelt, right) > 0);
    const isForm = meant.some((right) => wordOf(right).stem(language) === wordOf(spelt).stem(language));
    return isForm ? word : (meant.toSorted((a, b) => likeness(spelt, b) - likeness(spelt, a))[0] ?? word);
  });
}

const isKnown = (word: string, language: TextLanguage): boolean =>
  isStopword(word, language) ||
  lexicon.in(language).phrases.from(wordOf(word).stem(language))?.alone !== undefined;
