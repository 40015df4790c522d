import { nameForm, nameSameConcepts, type Piece } from "@colophon/text-analysis";
import type { Compiled } from "./compile-grammar.ts";
import { type Clause, sentence } from "./read-clauses.ts";

interface Asked {
  text: string;
  grammar: Compiled;
  clauses: readonly Clause[];
}

/** Tells of subjects what the question says of them: that any of several will do, or that it does not ask for this one. */
export const markSubjects = (subjects: readonly Piece[], { text, grammar, clauses }: Asked): Piece[] =>
  besides(choices(subjects, text, grammar), clauses.length > 0 ? clauses : sentencesOf(text, grammar));

const isLatinWord = (piece: Piece | undefined): boolean => /^\p{sc=Latin}+$/u.test(piece?.text ?? "");

/** "Wolves, chess or floods" are three subjects, and no work is about all of them. */
function choices(subjects: readonly Piece[], text: string, grammar: Compiled): Piece[] {
  const marked: Piece[] = [...subjects];
  for (let from = 0; from < marked.length;) {
    let to = from + 1;
    /** An "or" stands between two of them; commas alone are a list of all that is asked for. */
    let isChoice = false;
    for (; to < marked.length; to++) {
      const between = text.slice(marked[to - 1]?.end, marked[to]?.start);
      if (grammar.choice.test(between)) isChoice = true;
      // "Weddings or school exams": the last of them may be two words.
      else if (
        !(isChoice && between === " " && isLatinWord(marked[to])) &&
        !/^\s*[,،、，]\s*$/u.test(between)
      )
        break;
    }
    if (isChoice) for (let at = from; at < to; at++) marked[at] = { ...(marked[at] as Piece), choice: from };
    from = to;
  }
  return marked;
}

function sentencesOf(text: string, { about, kind, works, thus }: Compiled): Clause[] {
  return Array.from(text.matchAll(sentence), ({ 0: said, index }) => {
    const asks = [about, kind, works].some((pattern) => said.search(pattern) >= 0);
    return {
      start: index,
      end: index + said.length,
      asks,
      isAside: false,
      refersBack: asks && said.search(thus) >= 0,
    };
  });
}

/**
 * Of several sentences or clauses one asks: it names works, or says what they should be about. Who asks and why is said in
 * the others. Where the one that asks has no subject, or refers to what was said before, it means theirs.
 */
function besides(subjects: readonly Piece[], parts: readonly Clause[]): Piece[] {
  const isWithin = (piece: Piece, { start, end }: { start: number; end: number }) =>
    piece.start >= start && piece.start < end;
  const asking = parts.filter(
    (part) =>
      part.asks &&
      subjects.some(
        (piece) => isWithin(piece, part) && piece.concepts.length > 0 && !nameForm(piece.concepts),
      ),
  );
  if (asking.length === parts.length || parts.some(({ refersBack }) => refersBack)) return [...subjects];
  const told = parts.filter(({ isAside }) => isAside);
  const asked = subjects.filter((piece) =>
    asking.length > 0
      ? asking.some((part) => isWithin(piece, part))
      : !told.some((part) => isWithin(piece, part)),
  );
  return subjects.map((piece) =>
    asked.some((one) => one === piece || nameSameConcepts(one, piece)) ? piece : { ...piece, isBeside: true },
  );
}
