import { quoteToken } from "../index/token-vector.ts";
import type { Alternative, Aspect } from "../retrieve/aspects.ts";

/** How much a token's place in a work says: title, keywords, description, and a concept that only follows from another. */
const places = { A: 1, B: 0.97, C: 0.92 } as const;
const implied = 0.85;

/** How much of an aspect a work has, from 0 to 1: the best of what was asked for and of the concepts that it belongs to. */
export function aspectScore(aspect: Aspect, tokens: string): number {
  return Math.max(exactScore(aspect, tokens), best(aspect.wider, tokens, implied));
}

/** The same of just what was asked for. */
export const exactScore = (
  { alternatives, impliedShare = implied }: Pick<Aspect, "alternatives" | "impliedShare">,
  tokens: string,
): number => best(alternatives, tokens, impliedShare);

const best = (alternatives: readonly Alternative[], tokens: string, impliedShare: number): number =>
  alternatives.reduce(
    (most, alternative) => Math.max(most, alternativeScore(alternative, tokens, impliedShare)),
    0,
  );

/** Several tokens make a phrase: a part of it says less than its share. */
function alternativeScore(
  { tokens: wanted, strength }: Alternative,
  tokens: string,
  impliedShare: number,
): number {
  const found = wanted.reduce((sum, token) => sum + placeScore(token, tokens, impliedShare), 0);
  return strength * (found / Math.max(1, wanted.length)) ** (wanted.length > 1 ? 1.5 : 1);
}

/** Read off the text form of the tsvector, which is quicker than taking it apart. */
function placeScore(token: string, tokens: string, impliedShare: number): number {
  const quoted = quoteToken(token);
  const at = tokens.indexOf(quoted);
  if (at < 0 || (at > 0 && tokens[at - 1] !== " ")) return 0;
  const end = tokens.indexOf(" ", at + quoted.length);
  const positions = tokens.slice(at + quoted.length, end < 0 ? undefined : end);
  if (positions.includes("A")) return places.A;
  if (positions.includes("B")) return places.B;
  return /\d/.test(positions) ? places.C : impliedShare;
}
