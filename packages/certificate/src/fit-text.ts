import { breakLines, isSpace, widthOf } from "./break-lines.ts";
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
      const lines = breakLines(characters, room.width / size);
      if (lines.length <= allowed)
        return {
          size,
          lineHeight: size * leading,
          lines: balance(characters, lines, room.width / size),
          isCut: false,
        };
    }
  }
  return {
    size: room.min,
    lineHeight: room.min * leading,
    lines: cut(characters, linesAt(room.min), room.width / room.min),
    isCut: true,
  };
}

/** Arabic has high and low strokes, Chinese and Japanese fill their squares. */
function leadingOf(characters: readonly Character[]): number {
  if (characters.some(({ script }) => script === "arabic")) return 1.6;
  return characters.some(({ script }) => script === "han") ? 1.4 : 1.22;
}

/** As many lines, but of about the same length. */
function balance(characters: readonly Character[], lines: Character[][], width: number): Character[][] {
  if (lines.length === 1 || characters.some(({ text }) => text === "\n")) return lines;
  let best = lines;
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const tried = breakLines(characters, narrower);
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > width)) break;
    best = tried;
  }
  return best;
}

function cut(characters: readonly Character[], count: number, width: number): Character[][] {
  const lines = breakLines(characters, width).slice(0, count);
  const last = [...(lines.at(-1) ?? [])];
  const ellipsis = { text: "…", width: 1 };
  while (last.length > 0 && widthOf(last) + ellipsis.width > width) last.pop();
  const model = last.at(-1) ?? characters[0];
  if (model) last.push({ ...model, ...ellipsis });
  return [...lines.slice(0, -1), last];
}
