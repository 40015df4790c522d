import type { Compiled } from "./compile-grammar.ts";

/** A part of a question, as far as it says one thing. */
export interface Clause {
  start: number;
  end: number;
  /** Who asks says here what for. */
  asks: boolean;
  /** Says who asks, and why: nothing in it is a condition. */
  isAside: boolean;
  /** What is asked for is what another clause says: "something about that". */
  refersBack: boolean;
}

const sentence = /[^.!?;。！？；؟]+/gu;
const parts = /[^,:،，—–]+/gu;

/** The clauses of a question in which somebody tells of themselves beside what they ask for; of any other none. */
export function readClauses(text: string, grammar: Compiled): Clause[] {
  const spans = spansOf(text, grammar);
  if (spans.length < 2) return [];
  const says = ({ start, end }: Span, pattern: RegExp) => text.slice(start, end).search(pattern) >= 0;
  const marked = spans.map((span) => ({
    ...span,
    wishes: says(span, grammar.wish),
    isOfAsker: says(span, grammar.asker),
    names: [grammar.about, grammar.kind, grammar.works].some((pattern) => says(span, pattern)),
  }));
  const clauses: Clause[] = [];
  for (const { start, end, wishes, isOfAsker, names } of marked) {
    const asks = wishes || (names && !isOfAsker);
    // What says nothing of who asks goes on with what was said before it.
    const isAside = !asks && (isOfAsker || clauses.at(-1)?.isAside === true);
    clauses.push({ start, end, asks, isAside, refersBack: asks && says({ start, end }, grammar.thus) });
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
