import type { ConceptIndex } from "./concept-index.ts";
import type { Piece } from "./piece.ts";
import type { Run } from "./run-table.ts";
import type { RunSegment } from "./split-words.ts";
import { isStopword } from "./stopwords.ts";
import type { TextLanguage } from "./text-language.ts";

const ties = /^[のをがはにでともへや的]+(?=.)|(?<=.)[のをがはにでともへや的]+$/gu;

/** Finds the lexicon's longest words in an unbroken run of characters; what lies between them stands for itself. */
export function readRun({ text, start }: RunSegment, language: TextLanguage, lexicon: ConceptIndex): Piece[] {
  const languages: TextLanguage[] = language === "ja" ? ["ja", "zh"] : ["zh", "ja"];
  const pieces: Piece[] = [];
  let left = 0;
  /** Where the last word of the lexicon begins, if nothing has come after it. */
  let lastWord: number | undefined;
  const add = (from: number, to: number, concepts: readonly string[]) => {
    if (from === to) return;
    // What ties words together belongs to none of them.
    const whole = text.slice(from, to);
    const part = concepts.length > 0 ? whole : whole.replace(ties, "") || whole;
    const stop = concepts.length === 0 && (isStopword(part, language) || /^\p{sc=Hiragana}+$/u.test(part));
    const begin = start + from + whole.indexOf(part);
    const end = begin + part.length;
    pieces.push({ start: begin, end, text: part, tokens: gramsOf(part), concepts, stop });
  };
  for (let at = 0; at < text.length;) {
    const found = findWord(text, at, languages, lexicon);
    if (found === undefined || isInsideKana(text, left, at, found.text)) {
      const across = lastWord === undefined ? undefined : findAcross(text, lastWord, at, languages, lexicon);
      lastWord = undefined;
      if (across === undefined) {
        at += String.fromCodePoint(text.codePointAt(at) ?? 0).length;
        continue;
      }
      add(across.start, across.start + across.text.length, across.concepts);
      at = across.start + across.text.length;
      left = at;
      continue;
    }
    add(left, at, []);
    add(at, at + found.text.length, found.concepts);
    lastWord = at;
    at += found.text.length;
    left = at;
  }
  add(left, text.length, []);
  return pieces;
}

/** A word that begins inside the one before and ends after it, where nothing begins at its end: 高山茶 and 茶农 in 高山茶农. */
function findAcross(
  text: string,
  before: number,
  end: number,
  languages: readonly TextLanguage[],
  lexicon: ConceptIndex,
): (Run & { start: number }) | undefined {
  for (let start = before + 1; start < end; start++)
    for (const language of languages) {
      const found = lexicon.in(language).runs.longestAt(text, start, text.slice(start, start + 2));
      const isLonger = found !== undefined && start + found.text.length > end;
      if (isLonger && !isInsideKana(text, before, start, found.text)) return { ...found, start };
    }
  return undefined;
}

function findWord(
  text: string,
  at: number,
  languages: readonly TextLanguage[],
  lexicon: ConceptIndex,
): Run | undefined {
  const first = text.charAt(at);
  const firstTwo = text.slice(at, at + 2);
  for (const language of languages) {
    const { runs } = lexicon.in(language);
    const found = runs.longestAt(text, at, firstTwo);
    if (found !== undefined) return found;
    const single = runs.single(first);
    if (single !== undefined && (distinct.test(first) || mayBeWord(text, at, language === languages[0])))
      return single;
  }
  return undefined;
}

/** Characters that mean the same in whatever word they stand. Longer words of the lexicon are found before: 熊猫 is no 猫. */
const distinct = /[猫狗犬鲸鲨狐狼豹鹿蛇猿猴兔鼠蝶蜂蛙龟鬼婚癌墓葬诗剑船酒茶]/u;

/** Neighbours that are words of their own. */
const between = /[的了是在和与跟或及写拍讲画养爱看只条匹头把被给]/u;

/** A single character of the other language is too little to go by, and so is one inside a word: 空 in 空間. */
function mayBeWord(text: string, at: number, isOwn: boolean): boolean {
  const binds = (neighbour: string) => /^\p{sc=Han}/u.test(neighbour) && !between.test(neighbour);
  return text.length === 1 || (isOwn && !binds(text.charAt(at - 1)) && !binds(text.charAt(at + 1)));
}

const particle = /[のとはがをもやにでへか]/u;

/** Short words in kana stand inside others: パン in ジャパン, がん in がんばる, くま in 遠くまで. */
function isInsideKana(text: string, left: number, at: number, word: string): boolean {
  if (word.length > 3) return false;
  const before = at > left ? text.charAt(at - 1) : "";
  const after = text.charAt(at + word.length);
  if (/^[\p{sc=Katakana}ー]+$/u.test(word))
    return katakana.test(before) || (word.length === 2 && katakana.test(after));
  if (!/^\p{sc=Hiragana}+$/u.test(word)) return false;
  const goesOn = /^\p{sc=Hiragana}/u.test(after) && !/[のとはがをもやにでへかさちっだ]/u.test(after);
  const isEnding = /^\p{sc=Han}/u.test(before) && /^[もやにでへ]/u.test(after);
  return goesOn || isEnding || (/^\p{sc=Hiragana}/u.test(before) && !particle.test(before));
}

const katakana = /^[\p{sc=Katakana}ー]/u;

/** Every two neighbours of a run of characters; a single character by itself. */
export function gramsOf(run: string): string[] {
  const grams: string[] = [];
  let before = "";
  // By code points: rare characters, as names have them, take two units.
  for (const character of run) {
    if (before !== "") grams.push(before + character);
    before = character;
  }
  return grams.length > 0 ? grams : [run];
}
