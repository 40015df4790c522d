import type { Language } from "@colophon/api";
import type { Found } from "../search.ts";
import { describePlan, listOf, quoted } from "./describe-plan.ts";
import { missingSubjects } from "./is-about.ts";
import { fill, plural, searchTexts } from "./texts.ts";

/** The answer in a sentence or two: how many, how the question was understood, and what could not be done about it. */
export function writeMessage(found: Found, count: number, language: Language): string {
  const texts = searchTexts[language];
  const { reading } = found;
  const { similarTo, flags } = reading.plan;
  const parts = describePlan(reading, language);
  const sentences = [
    similarTo?.id === null
      ? fill(texts.unknownTitle, { title: similarTo.title })
      : headline(found, count, parts, language),
    ...(parts === "" ? [] : [fill(texts.readAs, { parts })]),
    ...(flags?.includes("unrated") ? [texts.unrated] : []),
  ];
  return sentences.join(/^(?:zh|ja)/.test(language) ? "" : " ");
}

function headline(found: Found, count: number, parts: string, language: Language): string {
  const texts = searchTexts[language];
  const { similarTo } = found.reading.plan;
  const n = new Intl.NumberFormat(language).format(count);
  if (similarTo !== undefined) {
    const text = count === 0 ? texts.nothingLike : plural(language, texts.foundLike, count);
    return fill(text, { title: similarTo.title, n });
  }
  if (count > 0) {
    const missing = missingSubjects(found).flatMap(({ piece }) => (piece ? [quoted(piece, language)] : []));
    const text = plural(language, missing.length > 0 ? texts.foundNear : texts.found, count);
    return fill(text, { n, parts: listOf(missing, language) });
  }
  return parts === "" ? texts.asksNothing : texts.nothing;
}
