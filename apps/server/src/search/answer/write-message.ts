import type { Language } from "@colophon/api";
import { bounds } from "../retrieve/bounds.ts";
import type { SearchOutcome } from "../search.ts";
import { describePlan, listOf, quotedPiece } from "./describe-plan.ts";
import { missingSubjects } from "./is-about.ts";
import { fillText, plural, searchTexts } from "./texts.ts";

/**
 * The answer in a few sentences: how many were found, how the question was understood, and what could not
 * be done about it.
 */
export function writeMessage(found: SearchOutcome, shown: number, language: Language): string {
  const texts = searchTexts[language];
  if (found.parsed.isOfRegistry === true) return texts.ofRegistry;
  const { flags, similarTo, creator } = found.parsed.plan;
  const parts = describePlan(found.parsed, language);
  const without = found.leftOut ?? found.closest?.leftOut;
  const leftOut = without === undefined ? "" : describePlan({ ...found.parsed, ...without }, language);
  const { otherYears = [] } = found;
  const sentences = [
    ...(similarTo?.id === null
      ? [fillText(language, texts.unknownTitle, { title: similarTo.title })]
      : [headline(found, totalOf(found, shown), parts, language)]),
    ...(parts === "" ? [] : [fillText(language, texts.readAs, { parts })]),
    ...(flags?.includes("unrated") ? [texts.unrated] : []),
    ...(leftOut === "" ? [] : [fillText(language, texts.leftOut, { parts: leftOut })]),
    ...(otherYears.length === 0 || creator === undefined
      ? []
      : [
          fillText(language, texts.otherYears, {
            name: creator,
            years: listOf(otherYears.map(String), language),
          }),
        ]),
  ];
  return sentences.join(/^(?:zh|ja)/.test(language) ? "" : " ");
}

const numbersOf = (language: Language) => new Intl.NumberFormat(language);

/** How many answer, as far as they were looked for: as many as are asked for, where a number is. */
const totalOf = ({ parsed, ranked, results }: SearchOutcome, shown: number): number =>
  parsed.plan.count === undefined ? ranked.length - results.length + shown : shown;

function headline(found: SearchOutcome, total: number, parts: string, language: Language): string {
  const texts = searchTexts[language];
  const { similarTo } = found.parsed.plan;
  // With enough of them, no more are looked for.
  const n = `${numbersOf(language).format(total)}${total < bounds.enoughFound ? "" : "+"}`;
  if (similarTo !== undefined) {
    const text = total === 0 ? texts.nothingLike : plural(language, texts.foundLike, total);
    return fillText(language, text, { title: similarTo.title, n });
  }
  if (total === 0) return parts === "" ? texts.asksNothing : texts.nothing;
  const missing = missingSubjects(found);
  const text = plural(language, missing.length > 0 ? texts.foundNear : texts.found, total);
  return fillText(language, text, {
    n,
    parts: listOf(
      missing.map((piece) => quotedPiece(piece, language, found.parsed)),
      language,
    ),
  });
}
