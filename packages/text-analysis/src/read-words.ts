import type { ConceptIndex } from "./concept-index.ts";
import { formOf, type Meaning, type Phrase, type PhrasesFrom, type PhraseTable } from "./phrase-table.ts";
import { isStemmerException } from "./stemmer-exceptions.ts";
import type { Piece } from "./piece.ts";
import type { WordSegment } from "./split-words.ts";
import { latinLanguages, type TextLanguage } from "./text-language.ts";
import { type Word, wordOf } from "./word.ts";

/** Finds the lexicon's longest phrases among words; the others stand for themselves. */
export function readWords(
  segments: readonly WordSegment[],
  language: TextLanguage,
  sure: boolean,
  lexicon: ConceptIndex,
): Piece[] {
  const own = languageOfWords(segments, language);
  const languages = own === "ar" || sure ? [own] : [own, ...latinLanguages.filter((other) => other !== own)];
  const words = segments.map(({ word }) => word);
  const readings = languages.map((each): Reading => ({
    language: each,
    own,
    stems: words.map((word) => word.stem(each)),
    phrases: lexicon.in(each).phrases,
  }));
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const found = findPhrase(words, at, readings);
    const end = at + (found?.length ?? 1);
    const piece = pieceOf(segments, at, end, own, found?.concepts ?? none);
    pieces.push(end - at > 1 ? { ...piece, within: meantWithin(words, at, end, readings, lexicon) } : piece);
    // A phrase may begin inside another and go further: "album of electronic music".
    for (let inside = at + 1; inside < end; inside++) {
      const longer = findPhrase(words, inside, readings);
      if (longer !== undefined && inside + longer.length > end)
        pieces.push({
          ...pieceOf(segments, inside, inside + longer.length, own, longer.concepts),
          tokens: [],
        });
    }
    at = end;
  }
  return pieces;
}

/** What the words of a phrase mean by themselves: the return of the wolf has to do with wolves. */
function meantWithin(
  words: readonly Word[],
  from: number,
  to: number,
  readings: readonly Reading[],
  lexicon: ConceptIndex,
): readonly string[] {
  const within = new Set<string>();
  for (let at = from; at < to; at++)
    for (const reading of readings) {
      const alone = meantAlone(words[at], reading.phrases.from(reading.stems[at] ?? ""), reading);
      if (alone === undefined) continue;
      for (const concept of alone) if (!lexicon.isForm(concept)) within.add(concept);
      break;
    }
  return within.size === 0 ? none : [...within];
}

const none: readonly string[] = [];

/** Latin words inside a text of another script are read as English. */
function languageOfWords(segments: readonly WordSegment[], language: TextLanguage): TextLanguage {
  if (segments.some(({ script }) => script === "arabic")) return "ar";
  return latinLanguages.find((latin) => latin === language) ?? "en";
}

/** Words as a language would have them. */
interface Reading {
  language: TextLanguage;
  /** The language that the words are taken for. */
  own: TextLanguage;
  /** Of each word. */
  stems: readonly string[];
  phrases: PhraseTable;
}

interface Found {
  /** Of how many words. */
  length: number;
  concepts: readonly string[];
}

function findPhrase(words: readonly Word[], at: number, readings: readonly Reading[]): Found | undefined {
  for (const reading of readings) {
    const found =
      findFrom(reading.stems[at] ?? "", words, at, reading) ?? findAfterJoined(words, at, reading);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What Arabic writes together with the next word: "to", "with", "and", "like", "so". */
const joined = /^[لبوكف](?=\p{sc=Arabic}{4})/u;

function findAfterJoined(words: readonly Word[], at: number, reading: Reading): Found | undefined {
  const word = words[at];
  if (reading.language !== "ar" || word === undefined) return undefined;
  const bare = word.text.replace(joined, "");
  return bare === word.text ? undefined : findFrom(wordOf(bare).stem("ar"), words, at, reading);
}

/** A phrase that begins with the stem, which a word has or hides. */
function findFrom(start: string, words: readonly Word[], at: number, reading: Reading): Found | undefined {
  const phrases = reading.phrases.from(start);
  const first = words[at];
  if (phrases === undefined || first === undefined) return undefined;
  if (phrases.longer.length > 0 && goesOn(phrases.seconds, words, at, reading)) {
    const found = findLonger(phrases.longer, words, at, reading);
    if (found !== undefined) return found;
  }
  const concepts = meantAlone(first, phrases, reading);
  return concepts && { length: 1, concepts };
}

/** What a word by itself means, if the lexicon has it. */
function meantAlone(
  word: Word | undefined,
  phrases: PhrasesFrom | undefined,
  { language, own }: Reading,
): readonly string[] | undefined {
  // A stopword's stem may be that of another word: "que" and "queer".
  if (word === undefined || phrases?.alone === undefined) return undefined;
  if (word.stopIn.includes(own) || word.stopIn.includes(language)) return undefined;
  const { meanings } = phrases.alone;
  // Another language's stem is too little to go by: "bord" is no "bordado"; and so is that of another word.
  const isOther = language !== own || isStemmerException(word.folded, language);
  if (isOther && !meanings.some(({ form }) => form === word.folded)) return undefined;
  return meantBy(word.folded, meanings);
}

/** Of the phrases with most words, the one that reaches furthest. */
function findLonger(
  longer: readonly Phrase[],
  words: readonly Word[],
  at: number,
  reading: Reading,
): Found | undefined {
  let best: { phrase: Phrase; length: number } | undefined;
  for (const phrase of longer) {
    if (best !== undefined && phrase.stems.length < best.phrase.stems.length) break;
    const length = lengthOfPhrase(phrase.stems, words, at, reading);
    if (length > (best?.length ?? 0)) best = { phrase, length };
  }
  if (best === undefined) return undefined;
  const { phrase, length } = best;
  return { length, concepts: meantBy(formOf(words.slice(at, at + length)), phrase.meanings) };
}

/** How many stopwords may stand between two words of a phrase: "death of her parents" is "death parents". */
const maxGap = 2;

/** Whether one of these stems comes next. */
function goesOn(
  seconds: ReadonlySet<string>,
  words: readonly Word[],
  from: number,
  { stems, language }: Reading,
): boolean {
  for (let at = from + 1; at <= from + 1 + maxGap; at++) {
    if (seconds.has(stems[at] ?? "")) return true;
    if (words[at]?.stopIn.includes(language) !== true) return false;
  }
  return false;
}

/** How many words a phrase takes from here on; none if it does not stand here. */
function lengthOfPhrase(
  wanted: readonly string[],
  words: readonly Word[],
  from: number,
  { stems, language }: Reading,
): number {
  let at = from + 1;
  for (let next = 1; next < wanted.length; next++, at++) {
    for (let gap = 0; stems[at] !== wanted[next]; gap++, at++)
      if (gap === maxGap || words[at]?.stopIn.includes(language) !== true) return 0;
  }
  return at - from;
}

/** How many letters longer than another form one may be that is like a known word, so that it may still be either. */
const slack = 2;

/** The concepts of a form; of one that the lexicon does not hold, those of the forms that it is most like. */
function meantBy(form: string, meanings: readonly Meaning[]): readonly string[] {
  if (meanings.length === 1) return meanings[0]?.concepts ?? none;
  const exact = meanings.find((meaning) => meaning.form === form);
  if (exact !== undefined) return exact.concepts;
  const bare = withoutArticles(form);
  const same = meanings.filter((meaning) => withoutArticles(meaning.form) === bare);
  if (same.length > 0) return [...new Set(same.flatMap(({ concepts }) => concepts))];
  const shared = meanings.map((meaning) => sharedStart(bare, withoutArticles(meaning.form)));
  const least = Math.max(...shared) - slack;
  return [...new Set(meanings.flatMap(({ concepts }, at) => ((shared[at] ?? 0) < least ? [] : concepts)))];
}

/** Arabic words as they are without what is written together with them: الآثار is آثار, and not إثارة. */
const withoutArticles = (form: string): string =>
  form.replace(/(?<=^| )(?:[وفبكل]?ال|لل)(?=\p{sc=Arabic}{2})/gu, "");

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function pieceOf(
  segments: readonly WordSegment[],
  from: number,
  to: number,
  language: TextLanguage,
  concepts: readonly string[],
): Piece {
  const [first, last] = [segments[from], segments[to - 1]];
  let text = "";
  const stems: string[] = [];
  const said: string[] = [];
  for (let at = from; at < to; at++) {
    const word = segments[at]?.word;
    if (word === undefined) break;
    text += at === from ? word.text : ` ${word.text}`;
    stems.push(word.stem(language));
    if (!word.stopIn.includes(language)) said.push(word.stem(language));
  }
  return {
    start: first?.start ?? 0,
    end: (last?.start ?? 0) + (last?.text.length ?? 0),
    text,
    tokens: said.length > 0 ? said : stems,
    concepts,
    stop: concepts.length === 0 && said.length === 0,
  };
}
