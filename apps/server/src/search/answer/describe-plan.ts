import type { Language } from "@colophon/api";
import type { Piece } from "@colophon/text-analysis";
import type { ParsedQuery } from "../plan/make-plan.ts";
import { fillText, searchTexts } from "./texts.ts";
import { apart, labelOf } from "./label.ts";

/** What was understood, as a list in the asker's language. Empty when it was nothing but a title. */
export function describePlan(parsed: ParsedQuery, language: Language): string {
  const { plan, topics, excluded, titleKey } = parsed;
  const texts = searchTexts[language];
  const types = (plan.types ?? []).map((type) => texts.types[type]);
  const media = (plan.media ?? []).map((medium) => texts.media[medium]);
  const anyOf = (some: readonly string[]) =>
    some.length < 2 ? some : [new Intl.ListFormat(language, { type: "disjunction" }).format(some)];
  const kinds = [
    ...(plan.isEither === true ? anyOf([...types, ...media]) : [...anyOf(types), ...anyOf(media)]),
    ...(plan.categories ?? []).map((category) => texts.categories[category]),
  ];
  const subjects = titleKey === undefined ? apart(topics) : [];
  const { published, creator, place, workLang, sort } = plan;
  const parts = [
    ...(plan.flags?.includes("unscripted") ? [texts.unscripted] : []),
    ...kinds,
    ...subjects
      .filter((topic) => !kinds.includes(labelOf(topic, language, parsed.language)))
      .map((topic) => quotedPiece(topic, language, parsed)),
    ...excluded.map((piece) =>
      fillText(language, texts.without, { parts: quotedPiece(piece, language, parsed) }),
    ),
    ...(plan.excludeTypes ?? []).map((type) =>
      fillText(language, texts.without, { parts: texts.types[type] }),
    ),
    ...(published === undefined ? [] : [published ? texts.published : texts.unpublished]),
    ...describeYears(plan, language),
    ...(creator === undefined ? [] : [fillText(language, texts.creator, { name: creator })]),
    ...(place === undefined ? [] : [fillText(language, texts.place, { name: place })]),
    ...(workLang === undefined ? [] : [texts.languages[workLang]]),
    ...(sort === undefined ? [] : [texts[sort]]),
  ];
  return listOf(parts, language);
}

export const quotedPiece = (piece: Piece, language: Language, parsed: ParsedQuery): string =>
  fillText(language, searchTexts[language].quote, { text: labelOf(piece, language, parsed.language) });

/** Intl's lists end in an "and", or have nothing between their parts. */
const commas: Partial<Record<Language, string>> = { zh: "、", "zh-TW": "、", ja: "、", ar: "، " };

export const listOf = (parts: readonly string[], language: Language): string =>
  [...new Set(parts)].join(commas[language] ?? ", ");

function describeYears({ yearFrom, yearTo }: ParsedQuery["plan"], language: Language): string[] {
  const texts = searchTexts[language];
  if (yearFrom !== undefined && yearTo !== undefined)
    return [
      yearFrom === yearTo
        ? String(yearFrom)
        : fillText(language, texts.between, { from: yearFrom, to: yearTo }),
    ];
  if (yearFrom !== undefined) return [fillText(language, texts.since, { from: yearFrom })];
  return yearTo === undefined ? [] : [fillText(language, texts.until, { to: yearTo })];
}
