import { type ConceptIndex, formOf } from "./concept-index.ts";
import { fold } from "./normalise.ts";
import type { Piece } from "./piece.ts";
import type { Segment } from "./split-words.ts";
import { stem } from "./stem.ts";
import { isStopword } from "./stopwords.ts";
import { latinLanguages, type TextLanguage } from "./text-language.ts";

/** Finds the lexicon's longest phrases among words; the others stand for themselves. */
export function readWords(
  words: readonly Segment[],
  language: TextLanguage,
  sure: boolean,
  lexicon: ConceptIndex,
): Piece[] {
  const own = languageOfWords(words, language);
  const languages = own === "ar" || sure ? [own] : [own, ...latinLanguages.filter((other) => other !== own)];
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const found = findPhrase(words, at, languages, lexicon);
    const end = at + (found?.length ?? 1);
    pieces.push(pieceOf(words.slice(at, end), own, found?.concepts ?? []));
    // A phrase may begin inside another and go further: "album of electronic music".
    for (let inside = at + 1; inside < end; inside++) {
      const longer = findPhrase(words, inside, languages, lexicon);
      if (longer !== undefined && inside + longer.length > end)
        pieces.push({
          ...pieceOf(words.slice(inside, inside + longer.length), own, longer.concepts),
          tokens: [],
        });
    }
    at = end;
  }
  return pieces;
}

/** Latin words inside a text of another script are read as English. */
function languageOfWords(words: readonly Segment[], language: TextLanguage): TextLanguage {
  if (words.some(({ script }) => script === "arabic")) return "ar";
  return latinLanguages.find((latin) => latin === language) ?? "en";
}

/** What Arabic writes together with the next word: "to", "with", "and", "like", "so". */
const joined = /^[لبوكف](?=\p{sc=Arabic}{4})/u;

function phrasesFrom(word: string, language: TextLanguage, lexicon: ConceptIndex) {
  const phrases = lexicon.phrasesFrom(stem(word, language), language);
  const bare = language === "ar" ? word.replace(joined, "") : word;
  return bare === word ? phrases : [...phrases, ...lexicon.phrasesFrom(stem(bare, language), language)];
}

function findPhrase(
  words: readonly Segment[],
  at: number,
  languages: readonly TextLanguage[],
  lexicon: ConceptIndex,
): { length: number; concepts: readonly string[] } | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  for (const language of languages) {
    for (const { stems, byForm } of phrasesFrom(first.text, language, lexicon)) {
      // A stopword's stem may be that of another word: "que" and "queer".
      if (
        stems.length === 1 &&
        [languages[0] ?? language, language].some((one) => isStopword(fold(first.text), one))
      )
        continue;
      // Another language's stem is too little to go by: "bord" is no "bordado".
      if (stems.length === 1 && language !== languages[0] && !byForm.has(formOf([first]))) continue;
      const length = lengthOfPhrase(words, at, stems, language);
      if (length !== undefined)
        return { length, concepts: meantBy(formOf(words.slice(at, at + length)), byForm) };
    }
  }
  return undefined;
}

/** By so many letters more than another may a form be like a known one, and still be either. */
const slack = 2;

/** The concepts of a form; of one that the lexicon does not hold, those of the forms that it is most like. */
function meantBy(form: string, byForm: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const exact = byForm.get(form);
  if (exact !== undefined) return exact;
  const shared = [...byForm].map(([known, concepts]) => ({ concepts, letters: sharedStart(form, known) }));
  const most = Math.max(...shared.map(({ letters }) => letters));
  return [...new Set(shared.flatMap(({ concepts, letters }) => (letters >= most - slack ? concepts : [])))];
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** How many stopwords may stand between two words of a phrase: "death of her parents" is "death parents". */
const maxGap = 2;

/** How many words a phrase takes from here on, if it stands here. */
function lengthOfPhrase(
  words: readonly Segment[],
  from: number,
  [, ...stems]: readonly string[],
  language: TextLanguage,
): number | undefined {
  let at = from + 1;
  for (const wanted of stems) {
    for (let gap = 0; stem(words[at]?.text ?? "", language) !== wanted; gap++, at++) {
      const word = words[at];
      if (gap === maxGap || word === undefined || !isStopword(fold(word.text), language)) return undefined;
    }
    at += 1;
  }
  return at - from;
}

function tokensOf(words: readonly Segment[], language: TextLanguage): string[] {
  const said = words.filter(({ text }) => !isStopword(fold(text), language));
  return (said.length > 0 ? said : words).map(({ text }) => stem(text, language));
}

function pieceOf(words: readonly Segment[], language: TextLanguage, concepts: readonly string[]): Piece {
  const [first, last] = [words[0], words.at(-1)];
  const start = first?.start ?? 0;
  const end = (last?.start ?? 0) + (last?.text.length ?? 0);
  return {
    start,
    end,
    text: words.map(({ text }) => text).join(" "),
    tokens: tokensOf(words, language),
    concepts,
    stop: concepts.length === 0 && words.every(({ text }) => isStopword(fold(text), language)),
  };
}
