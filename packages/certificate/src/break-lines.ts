import type { Character } from "./measure-text.ts";

/** Where a line may break: between words, or between the entries of a list, of which each stays together if it can. */
export type Breaks = "words" | "entries";

/** Lines no wider than `width`, in ems. An entry that is wider than a line is broken between words, a word anywhere. */
export function breakLines(
  characters: readonly Character[],
  width: number,
  breaks: Breaks = "words",
): Character[][] {
  const lines: Character[][] = [];
  let line: Character[] = [];
  let used = 0;
  const end = (): void => {
    lines.push(trimEnd(line));
    line = [];
    used = 0;
  };
  const pieces = splitPieces(characters, breaks).flatMap((piece) =>
    breaks === "entries" && widthOf(trimEnd(piece)) > width ? splitPieces(piece, "words") : [piece],
  );
  for (const word of pieces) {
    if (word[0]?.text === "\n") {
      end();
      continue;
    }
    if (line.length > 0 && used + widthOf(trimEnd(word)) > width) end();
    for (const character of word) {
      if (line.length > 0 && !isSpace(character) && used + character.width > width) end();
      line.push(character);
      used += character.width;
    }
  }
  end();
  return lines;
}

export const widthOf = (characters: readonly Character[]): number =>
  characters.reduce((sum, { width }) => sum + width, 0);

/** What stays together, each with the spaces after it; a line break is a word of its own. */
export const splitPieces = (characters: readonly Character[], breaks: Breaks): Character[][] =>
  split(characters, breaks === "words" ? mayBreak : mayBreakList);

type MayBreak = (before: Character, after: Character, twoBefore: Character | undefined) => boolean;

function split(characters: readonly Character[], mayBreakHere: MayBreak): Character[][] {
  const pieces: Character[][] = [];
  for (const [i, character] of characters.entries()) {
    const before = characters[i - 1];
    if (before === undefined || mayBreakHere(before, character, characters[i - 2])) pieces.push([]);
    pieces.at(-1)?.push(character);
  }
  return pieces;
}

/** After the mark between two entries, and the space that follows it. */
const mayBreakList: MayBreak = (before, after, twoBefore) =>
  mayBreak(before, after) && isListMark((isSpace(before) ? twoBefore : before)?.text ?? "");

/** The mark between the entries of a list, or after its heading. */
export const isListMark = (text: string): boolean => /^[,،、·]$/u.test(text);

function mayBreak(before: Character, after: Character): boolean {
  if (before.text === "\n" || after.text === "\n") return true;
  if (isSpace(after) || before.text === "\u00a0") return false;
  if (isSpace(before)) return true;
  if (neverAtStart.test(after.text) || neverAtEnd.test(before.text)) return false;
  if (before.script === "han" || after.script === "han") return true;
  return /^[-‐–—/]$/u.test(before.text) && /^\p{L}/u.test(after.text);
}

/** Chinese and Japanese line-breaking rules (kinsoku). */
const neverAtStart =
  /^[\p{Pe}\p{Pf}!%),.:;?\]}¢°·’”†‡›℃∶、。〃〆々〉》」』】〕〗〞ぁぃぅぇぉっゃゅょゎゕゖ゛゜ゝゞァィゥェォッャュョヮヵヶ・ーヽヾ！％），．：；？］｝～…—]/u;
const neverAtEnd = /^[\p{Ps}\p{Pi}$([{£¥‘“〈《「『【〔〖〝﹙＄（［｛￡￥]/u;

export const isSpace = ({ text }: Character): boolean => /^\p{Zs}$/u.test(text);

function trimEnd(characters: readonly Character[]): Character[] {
  return characters.slice(0, characters.findLastIndex((character) => !isSpace(character)) + 1);
}
