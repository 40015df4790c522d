import type { Language } from "@colophon/api";
import type { Found } from "../search.ts";
import type { Ranked } from "../rank/rank.ts";
import type { Aspect } from "../retrieve/aspects.ts";
import { listOf } from "./describe-plan.ts";
import { isAbout } from "./is-about.ts";
import { labelOf, nameOfConcept } from "./label.ts";
import type { ResultRow } from "./result-store.ts";
import { fill, searchTexts } from "./texts.ts";

const maxShared = 3;

/** Why a work is among the results, in the asker's language. */
export function giveReasons(
  { reading, aspects }: Found,
  ranked: Ranked,
  row: ResultRow,
  language: Language,
): string[] {
  const { reasons } = searchTexts[language];
  const isMatched = (aspect: Aspect) => isAbout(ranked, aspect);
  const matching = aspects.filter(isMatched);
  const near = aspects.filter((aspect, at) => (ranked.scores[at] ?? 0) > 0 && !isMatched(aspect));
  const named = (some: typeof aspects) =>
    some.flatMap(({ piece }) => (piece ? [labelOf(piece, language)] : []));
  const shared = matching.flatMap(({ piece, alternatives }) => {
    const concept = /^c:(.+)/.exec(alternatives[0]?.tokens[0] ?? "")?.[1];
    const name = piece || concept === undefined ? undefined : nameOfConcept(concept, language);
    return name === undefined ? [] : [name];
  });
  const list = (text: string, parts: string[]) =>
    parts.length > 0 ? [fill(text, { parts: listOf(parts, language) })] : [];
  return [
    ...(ranked.isTitle ? [reasons.title] : []),
    ...(reading.model ? list(reasons.shares, shared.slice(0, maxShared)) : []),
    ...(ranked.isTitle ? [] : list(reasons.about, named(matching))),
    ...(ranked.isTitle ? [] : list(reasons.close, named(near))),
    ...(reading.plan.creator === undefined ? [] : [fill(reasons.creator, { name: row.creator })]),
    ...(row.isListed ? [] : [reasons.own]),
  ];
}
