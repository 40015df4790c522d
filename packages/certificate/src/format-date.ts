import type { DocumentLanguage } from "./document-language.ts";

// A document says the same wherever it is made: times are UTC, digits 0 to 9.

/** The long US format in English, Intl's long format elsewhere; blank for an invalid date. */
export const formatDate = (lang: DocumentLanguage, date: string): string =>
  format(formatsOf(lang).date, date);

/** A date of publication, as precise as it was given: a day, a month or a year. */
export function formatPublicationDate(lang: DocumentLanguage, date: string): string {
  const { month, year } = formatsOf(lang);
  if (/^\d{4}$/.test(date)) return format(year, date);
  return /^\d{4}-\d{2}$/.test(date) ? format(month, date) : formatDate(lang, date);
}

export const formatDateTime = (lang: DocumentLanguage, date: string): string =>
  `${format(formatsOf(lang).dateTime, date)} UTC`;

export const formatNumber = (lang: DocumentLanguage, number: number): string =>
  formatsOf(lang).number.format(number);

/** A share of a hundred, as "33.33". */
export const formatShare = (lang: DocumentLanguage, share: string): string =>
  formatsOf(lang).share.format(Number(share) / 100);

interface Formats {
  date: Intl.DateTimeFormat;
  month: Intl.DateTimeFormat;
  year: Intl.DateTimeFormat;
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
    month: new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" }),
    year: new Intl.DateTimeFormat(locale, { year: "numeric", timeZone: "UTC" }),
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
