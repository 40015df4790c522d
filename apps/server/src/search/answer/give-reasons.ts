import type { Language } from "@colophon/api";
import { labelOfConcept } from "@colophon/lexicon";
import type { SearchOutcome } from "../search.ts";
import type { Ranked } from "../rank/rank.ts";
import type { Aspect } from "../retrieve/aspects.ts";
import { listOf } from "./describe-plan.ts";
import { isAbout } from "./is-about.ts";
import { apart, labelOf } from "./label.ts";
import type { ResultRow } from "./result-store.ts";
import { fillText, searchTexts } from "./texts.ts";

const maxShared = 3;

/** What says less than this is no reason: nearly everything is of nature, or of society. */
const leastTelling = 0.4;

/** Why a work is among the results, in the asker's language. */
export function giveReasons(
  { parsed, aspects }: SearchOutcome,
  ranked: Ranked,
  row: ResultRow,
  language: Language,
): string[] {
  const { reasons } = searchTexts[language];
  const matching = aspects
    .flatMap((aspect) => aspect.choices ?? [aspect])
    .filter((aspect) => isAbout(ranked, aspect));
  const shared = matching.flatMap(({ piece, alternatives }) =>
    piece ? [] : namesOf(alternatives.slice(0, 1), language),
  );
  const about = apart(matching.flatMap(({ piece }) => piece ?? [])).map((piece) =>
    labelOf(piece, language, parsed.language),
  );
  // Of what was asked for it has something wider: that is named, not what it lacks.
  const near = aspects
    .filter(
      (aspect) =>
        aspect.piece !== undefined && !(aspect.choices ?? [aspect]).some((one) => matching.includes(one)),
    )
    .flatMap(({ wider }) => wider.filter(({ strength }) => strength >= leastTelling))
    .filter((alternative) => isAbout(ranked, { alternatives: [{ ...alternative, strength: 1 }] }));
  const list = (text: string, parts: string[]) =>
    parts.length > 0 ? [fillText(language, text, { parts: listOf(parts, language) })] : [];
  return [
    ...(ranked.isTitle
      ? [reasons.title]
      : [...list(reasons.about, about), ...list(reasons.close, namesOf(near, language))]),
    ...(parsed.model ? list(reasons.shares, shared.slice(0, maxShared)) : []),
    ...byName(parsed.plan.creator, ranked, row, language),
    ...(row.isListed ? [] : [reasons.own]),
  ];
}

/** The creator that the question names created it, or took part in it. */
function byName(
  asked: string | undefined,
  { isCollaborated }: Ranked,
  { creator }: ResultRow,
  language: Language,
): string[] {
  if (asked === undefined) return [];
  const { reasons } = searchTexts[language];
  return [
    isCollaborated
      ? fillText(language, reasons.collaborator, { name: asked })
      : fillText(language, reasons.creator, { name: creator }),
  ];
}

/** What the concepts are called that a work has. */
const namesOf = (alternatives: Aspect["alternatives"], language: Language): string[] =>
  alternatives.flatMap(
    ({ tokens: [token = ""] }) => labelOfConcept(token.replace(/^c:/, ""), language) ?? [],
  );
