import { likeness } from "@colophon/text-analysis";

/** How somebody was called, and how much of what was said is the name. */
export interface NameMatch {
  /** Words, or characters where no spaces part them. */
  used: number;
  score: number;
}

/**
 * Whether words begin with somebody's name: the whole of it, also misspelt or in the other order; a first name
 * and one of those after it; or a surname alone, which must be right unless it is sure that a name is meant.
 */
export function matchWords(
  asked: readonly string[],
  name: readonly string[],
  isSure: boolean,
): NameMatch | undefined {
  if (name.length > 1) {
    for (const order of [name, name.toReversed()]) {
      const alike = order.map((word, at) => wordLikeness(asked[at] ?? "", word));
      if (alike.every((one) => one > 0)) return { used: name.length, score: 10 + sum(alike) / name.length };
      const others = alike.filter((_, at) => !isNearlyShort(asked[at] ?? "", order[at] ?? ""));
      if (others.length === name.length - 1 && others.every((one) => one === 1))
        return { used: name.length, score: 9.5 };
    }
    const short = matchShortForm(asked, name);
    if (short !== undefined && (!isSure || asked.length === 2)) return short;
  }
  for (let from = 1; from < name.length; from++) {
    const rest = name.slice(from);
    const same = rest.findIndex((word, at) => bare(word) !== bare(asked[at] ?? ""));
    const used = same < 0 ? rest.length : same;
    if (used > 0 && (rest[0] ?? "").length > 2) return { used, score: 5 + used };
  }
  const surname = name.at(-1) ?? "";
  const [word = ""] = asked;
  return isSure && surname.length >= 5 && likeness(word, surname) > 0
    ? { used: 1, score: 3 + likeness(word, surname) }
    : undefined;
}

/** First name and one of the names after it: "Lucía Beltrán" is Lucía Beltrán Soto. */
function matchShortForm([first = "", second = ""]: readonly string[], name: readonly string[]) {
  const [given = "", ...others] = name;
  const like = wordLikeness(first, given);
  const likest = Math.max(0, ...others.map((word) => wordLikeness(second, word)));
  return like > 0 && likest > 0 && second.length > 1
    ? { used: 2, score: 7 + (like + likest) / 2 }
    : undefined;
}

/** Of three letters one is wrong, or the last two have changed places: beside a right name, "Rea" is Rae. */
function isNearlyShort(asked: string, word: string): boolean {
  if (asked.length !== 3 || word.length !== 3 || asked[0] !== word[0] || asked === word) return false;
  return asked[1] === word[1] || asked[2] === word[2] || (asked[1] === word[2] && asked[2] === word[1]);
}

/** An initial stands for any word that begins with it. */
const wordLikeness = (asked: string, word: string): number =>
  asked.length === 1 && word.startsWith(asked) ? 0.9 : bare(asked) === bare(word) ? 1 : likeness(asked, word);

/** Without the Arabic article, which many leave away. */
const bare = (word: string): string => word.replace(/^ال(?=\p{sc=Arabic}{3})/u, "");

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Whether characters end with somebody's name: of three or more, one may be another one. A surname alone, of two
 * characters, only where it is sure that a name is meant.
 */
export function matchCharacters(asked: string, name: string, isSure: boolean): NameMatch | undefined {
  const said = asked.slice(-name.length);
  const wrong = Array.from(name).filter((character, at) => character !== said.charAt(at)).length;
  if (said.length === name.length && wrong <= (name.length >= 3 ? 1 : 0))
    return { used: name.length, score: 10 - wrong };
  const isSurname = isSure && asked.length >= 2 && name.length >= 4 && name.startsWith(asked);
  return isSurname ? { used: asked.length, score: 5 } : undefined;
}
