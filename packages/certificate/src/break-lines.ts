import type { Character } from "./measure-text.ts";

/** Lines no wider than `width`, in ems. A word that is wider than a line is broken anywhere. */
export function breakLines(characters: readonly Character[], width: number): Character[][] {
  const lines: Character[][] = [];
  let line: Character[] = [];
  let used = 0;
  const end = (): void => {
    lines.push(trimEnd(line));
    line = [];
    used = 0;
  };
  for (const word of splitWords(characters)) {
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
function splitWords(characters: readonly Character[]): Character[][] {
  const words: Character[][] = [];
  for (const [i, character] of characters.entries()) {
    const before = characters[i - 1];
    if (before === undefined || mayBreak(before, character)) words.push([]);
    words.at(-1)?.push(character);
  }
  return words;
}

function mayBreak(before: Character, after: Character): boolean {
  if (before.text === "\n" || after.text === "\n") return true;
  if (isSpace(after)) return false;
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
