import type { Language } from "@colophon/api";
import type { Reading } from "../plan/make-plan.ts";
import { describePlan } from "./describe-plan.ts";
import { fill, plural, searchTexts } from "./texts.ts";

/** The answer in a sentence or two: how many, how the question was understood, and what could not be done about it. */
export function writeMessage(reading: Reading, found: number, language: Language): string {
  const texts = searchTexts[language];
  const { similarTo, flags } = reading.plan;
  const parts = describePlan(reading, language);
  const sentences = [
    similarTo?.id === null
      ? fill(texts.unknownTitle, { title: similarTo.title })
      : headline(reading, found, parts, language),
    ...(parts === "" ? [] : [fill(texts.readAs, { parts })]),
    ...(flags?.includes("unrated") ? [texts.unrated] : []),
  ];
  return sentences.join(/^(?:zh|ja)/.test(language) ? "" : " ");
}

function headline({ plan }: Reading, found: number, parts: string, language: Language): string {
  const texts = searchTexts[language];
  const { similarTo } = plan;
  const numbers = new Intl.NumberFormat(language);
  if (similarTo !== undefined) {
    const text = found === 0 ? texts.nothingLike : plural(language, texts.foundLike, found);
    return fill(text, { title: similarTo.title, n: numbers.format(found) });
  }
  if (found > 0) return fill(plural(language, texts.found, found), { n: numbers.format(found) });
  return parts === "" ? texts.asksNothing : texts.nothing;
}
