import type { Compiled } from "./compile-grammar.ts";

/** A part of a question, as far as it says one thing. */
export interface Clause {
  start: number;
  end: number;
  /** Whether it asks for something. */
  asks: boolean;
  /** Says who asks, and why: nothing in it is a condition. */
  isAside: boolean;
  /** What is asked for is what another clause says: "something about that". */
  refersBack: boolean;
}

export const sentence = /[^.!?;。！？；؟]+/gu;
const parts = /[^,:،，—–]+/gu;

/** The clauses of a question in which somebody tells of themselves beside what they ask for; of any other none. */
export function readClauses(text: string, grammar: Compiled): Clause[] {
  const spans = spansOf(text, grammar);
  if (spans.length < 2) return [];
  const clauses: Clause[] = [];
  for (const { start, end } of spans) {
    const said = text.slice(start, end);
    const where = (...patterns: RegExp[]) =>
      Math.min(
        ...patterns.map((pattern) => said.search(pattern)).map((found) => (found < 0 ? Infinity : found)),
      );
    const [asker, works] = [where(grammar.asker), where(grammar.about, grammar.kind, grammar.works)];
    // "Films about our sea" asks for films, "our sea is in many films" for none.
    const asks = where(grammar.wish) < Infinity || works < asker;
    // A clause that says nothing of the asker belongs to the one before it.
    const isAside = !asks && (asker < Infinity || clauses.at(-1)?.isAside === true);
    clauses.push({ start, end, asks, isAside, refersBack: asks && where(grammar.thus) < Infinity });
  }
  const isTold = clauses.some(({ isAside }) => isAside) && clauses.some(({ asks }) => asks);
  return isTold ? clauses : [];
}

interface Span {
  start: number;
  end: number;
}

/** Sentences, parted by commas, and where a wish follows in the middle of one: "my mother kept bees and I'd like to …". */
function spansOf(text: string, { wish }: Compiled): Span[] {
  const pieces = stretches(text, 0, sentence).flatMap((one) =>
    stretches(text.slice(one.start, one.end), one.start, parts),
  );
  return pieces.flatMap(({ start, end }) => {
    const at = text.slice(start, end).search(wish);
    const cut = start + at;
    return at > 0 && text.slice(start, cut).trim().length >= shortest
      ? [
          { start, end: cut },
          { start: cut, end },
        ]
      : [{ start, end }];
  });
}

/** In characters: what stands before a wish and is shorter only leads to it. */
const shortest = 6;

const stretches = (text: string, from: number, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({
    start: from + index,
    end: from + index + said.length,
  })).filter(({ start, end }) => text.slice(start - from, end - from).trim() !== "");
