import type { DocumentLanguage } from "./document-language.ts";

// A document says the same wherever it is made: times are UTC, digits 0 to 9.

/** The long US format in English, Intl's long format elsewhere; blank for an invalid date. */
export const formatDate = (lang: DocumentLanguage, date: string): string =>
  format(formatsOf(lang).date, date);

export const formatDateTime = (lang: DocumentLanguage, date: string): string =>
  `${format(formatsOf(lang).dateTime, date)} UTC`;

export const formatNumber = (lang: DocumentLanguage, number: number): string =>
  formatsOf(lang).number.format(number);

/** A share of a hundred, as "33.33". */
export const formatShare = (lang: DocumentLanguage, share: string): string =>
  formatsOf(lang).share.format(Number(share) / 100);

interface Formats {
  date: Intl.DateTimeFormat;
  dateTime: Intl.DateTimeFormat;
  number: Intl.NumberFormat;
  share: Intl.NumberFormat;
}

/** To make one costs more than all that is written with it. */
const made = new Map<DocumentLanguage, Formats>();

function formatsOf(lang: DocumentLanguage): Formats {
  const locale = `${lang === "en" ? "en-US" : lang}-u-nu-latn`;
  const formats = made.get(lang) ?? {
    date: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
    dateTime: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
    number: new Intl.NumberFormat(locale),
    share: new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }),
  };
  made.set(lang, formats);
  return formats;
}

function format(how: Intl.DateTimeFormat, date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? "" : how.format(time);
}
