import { breakLines, type Breaks, isListMark, isSpace, splitPieces, widthOf } from "./break-lines.ts";
import type { Character } from "./measure-text.ts";

export interface Room {
  width: number;
  /** At most. */
  lines: number;
  /** Of all lines together, at most. */
  height: number;
  size: number;
  /** The least size before the text is cut. */
  min: number;
  breaks: Breaks;
}

export interface FittedText {
  size: number;
  lineHeight: number;
  lines: Character[][];
  /** Something of the text is not shown. */
  isCut: boolean;
}

const step = 0.95;
/** How much smaller a text gets before it takes another line. */
const mostShrunk = 0.8;

/** Shrinks, then wraps, then cuts. */
export function fitText(characters: readonly Character[], room: Room): FittedText {
  const leading = leadingOf(characters);
  const linesAt = (size: number): number =>
    Math.max(1, Math.min(room.lines, Math.floor(room.height / (size * leading))));
  // Spaces vanish at the ends of lines; what is left needs its room in any case.
  const least = widthOf(characters.filter((character) => !isSpace(character)));
  for (let count = 1; count <= room.lines; count++) {
    const smallest = count === room.lines ? room.min : Math.max(room.min, room.size * mostShrunk);
    for (let size = room.size; size >= smallest; size *= step) {
      const allowed = Math.min(count, linesAt(size));
      if (least * size > room.width * allowed) continue;
      const lines = breakLines(characters, room.width / size, room.breaks);
      if (lines.length <= allowed)
        return {
          size,
          lineHeight: size * leading,
          lines: balance(characters, lines, room, room.width / size),
          isCut: false,
        };
    }
  }
  return {
    size: room.min,
    lineHeight: room.min * leading,
    lines: cut(breakLines(characters, room.width / room.min, room.breaks), {
      count: linesAt(room.min),
      width: room.width / room.min,
      breaks: room.breaks,
    }),
    isCut: true,
  };
}

/** Arabic has high and low strokes, Chinese and Japanese fill their squares. */
function leadingOf(characters: readonly Character[]): number {
  if (characters.some(({ script }) => script === "arabic")) return 1.6;
  return characters.some(({ script }) => script === "han") ? 1.4 : 1.22;
}

/** As many lines, but of about the same length. */
function balance(
  characters: readonly Character[],
  lines: Character[][],
  { breaks }: Room,
  width: number,
): Character[][] {
  if (lines.length === 1 || characters.some(({ text }) => text === "\n")) return lines;
  let best = lines;
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const tried = breakLines(characters, narrower, breaks);
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > width)) break;
    best = tried;
  }
  return best;
}

/** The first lines, and an ellipsis after the last word, or entry, that has room beside it. */
function cut(
  lines: Character[][],
  { count, width, breaks }: { count: number; width: number; breaks: Breaks },
): Character[][] {
  const ellipsis = { text: "…", width: 1 };
  const words = splitPieces(lines[count - 1] ?? [], breaks);
  while (words.length > 1 && widthOf(words.flat()) + ellipsis.width > width) words.pop();
  const last = words.flat();
  const model = last[0];
  const isLeftOver = (character: Character | undefined): boolean =>
    character !== undefined &&
    (isSpace(character) || isListMark(character.text) || widthOf(last) + ellipsis.width > width);
  while (isLeftOver(last.at(-1))) last.pop();
  if (model) last.push({ ...(last.at(-1) ?? model), ...ellipsis });
  return [...lines.slice(0, count - 1), last];
}
