import type { DocumentLanguage } from "./document-language.ts";

// A document says the same wherever it is made: times are UTC, digits 0 to 9.

/** The long US format in English, Intl's long format elsewhere. */
export const formatDate = (lang: DocumentLanguage, date: string): string =>
  formatTime(lang, date, { dateStyle: "long" });

export const formatDateTime = (lang: DocumentLanguage, date: string): string =>
  `${formatTime(lang, date, { dateStyle: "long", timeStyle: "short" })} UTC`;

/** Blank for what is no date. */
function formatTime(lang: DocumentLanguage, date: string, style: Intl.DateTimeFormatOptions): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat(localeOf(lang), { ...style, timeZone: "UTC" }).format(time);
}

export const formatNumber = (lang: DocumentLanguage, number: number): string =>
  new Intl.NumberFormat(localeOf(lang)).format(number);

const localeOf = (lang: DocumentLanguage): string => `${lang === "en" ? "en-US" : lang}-u-nu-latn`;
