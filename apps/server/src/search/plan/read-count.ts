import type { Compiled } from "./compile-grammar.ts";
import type { QueryText, Taken } from "./query-text.ts";

export const maxCount = 50;

/**
 * Takes how many works are asked for. A number counts works only where the question begins, before it says what they
 * are about: "three films about sisters", not "films about three sisters".
 */
export function readCount(query: QueryText, grammar: Compiled): number | undefined {
  for (const [word, number] of grammar.countWords) {
    const at = query.free.indexOf(word);
    if (at < 0 || !isOpening(query.free.slice(0, at), grammar)) continue;
    return number;
  }
  const counts = ({ start, text }: Taken) => {
    const number = numberIn(text, grammar);
    const isWords = /[\s\p{sc=Latin}\p{sc=Arabic}]|^\d+$/u.test(text);
    return number >= 1 && number <= maxCount && (!isWords || isOpening(query.free.slice(0, start), grammar));
  };
  const found = query.take(grammar.count, counts);
  return found && numberIn(found.text, grammar);
}

export function numberIn(text: string, { numbers }: Compiled): number {
  const digits = /\d+/.exec(text);
  if (digits !== null) return Number(digits[0]);
  const word = [...numbers.keys()]
    .toSorted((a, b) => b.length - a.length)
    .find((each) => text.includes(each));
  return word === undefined ? 0 : (numbers.get(word) ?? 0);
}

function isOpening(before: string, { noise, works, newest, oldest }: Compiled): boolean {
  return (
    [noise, works, newest, oldest].reduce((text, pattern) => text.replace(pattern, " "), before).trim() === ""
  );
}
