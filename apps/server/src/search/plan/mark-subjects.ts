import { nameForm, nameSameConcepts, type Piece } from "@colophon/text-analysis";
import type { Compiled } from "./compile-grammar.ts";

/** Tells of subjects what the question says of them: that any of several will do, or that it does not ask for this one. */
export const markSubjects = (subjects: readonly Piece[], text: string, grammar: Compiled): Piece[] =>
  besides(choices(subjects, text, grammar), text, grammar);

/** "Wolves, chess or floods" are three subjects, and no work is about all of them. */
function choices(subjects: readonly Piece[], text: string, grammar: Compiled): Piece[] {
  const marked: Piece[] = [...subjects];
  for (let from = 0; from < marked.length;) {
    let to = from + 1;
    let isChoice = false;
    for (; to < marked.length; to++) {
      const between = text.slice(marked[to - 1]?.end, marked[to]?.start);
      if (grammar.choice.test(between)) isChoice = true;
      else if (!/^\s*[,،、，]\s*$/u.test(between)) break;
    }
    if (isChoice) for (let at = from; at < to; at++) marked[at] = { ...(marked[at] as Piece), choice: from };
    from = to;
  }
  return marked;
}

/**
 * Of several sentences one asks: it names works, or says what they should be about. Who asks and why is said in the others.
 * Where the one that asks has no subject, it means theirs.
 */
function besides(subjects: readonly Piece[], text: string, grammar: Compiled): Piece[] {
  const sentences = Array.from(text.matchAll(/[^.!?;。！？；؟]+/gu), ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    asks: [grammar.about, grammar.kind, grammar.works].some((pattern) => said.search(pattern) >= 0),
  }));
  const isWithin = (piece: Piece, { start, end }: { start: number; end: number }) =>
    piece.start >= start && piece.start < end;
  const asking = sentences.filter(
    (sentence) =>
      sentence.asks &&
      subjects.some(
        (piece) => isWithin(piece, sentence) && piece.concepts.length > 0 && !nameForm(piece.concepts),
      ),
  );
  if (asking.length === 0 || asking.length === sentences.length) return [...subjects];
  const asked = subjects.filter((piece) => asking.some((sentence) => isWithin(piece, sentence)));
  return subjects.map((piece) =>
    asked.some((one) => one === piece || nameSameConcepts(one, piece)) ? piece : { ...piece, isBeside: true },
  );
}
