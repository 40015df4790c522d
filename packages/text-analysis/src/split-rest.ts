import type { Piece } from "./piece.ts";
import { gramsOf } from "./read-run.ts";

/** What binds the words of a question that the lexicon does not know: Japanese syllables, and Chinese particles. */
const words = /[\p{sc=Han}々〆]+|[\p{sc=Katakana}ー]+/gu;
const particles =
  /[的了吗呢吧着过们]|^[在和与跟或讲写拍画以为给让把被用来去出有是想找看听读能会]+|[上里中下之出]$/gu;

/** Takes a run of unknown characters of a question apart: each word of it may be found by itself. */
export function splitRest(piece: Piece): Piece[] {
  if (
    piece.concepts.length > 0 ||
    !/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]{2,}$/u.test(piece.text)
  )
    return [piece];
  const blanked = piece.text.replace(particles, (found) => " ".repeat(found.length));
  const parts = Array.from(blanked.matchAll(words), ({ 0: text, index }): Piece => {
    const start = piece.start + index;
    return { ...piece, text, start, end: start + text.length, tokens: gramsOf(text), vague: text.length < 2 };
  });
  return parts.length > 0 ? parts : [piece];
}
