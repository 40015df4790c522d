import { formatMoney, type Language } from "@colophon/api";
import { graphemes } from "../../base/graphemes.ts";

/** "November 22, 2026", as the language writes it, with the digits of the rest of the interface. */
export function longDate(language: string, moment: string): string {
  return format(language, moment, { dateStyle: "long" });
}

/** The same with hours and minutes; the clock is UTC's, since nobody knows the reader's. */
export function longTime(language: string, moment: string): string {
  return `${format(language, moment, { dateStyle: "long", timeStyle: "short" })} UTC`;
}

function format(language: string, moment: string, options: Intl.DateTimeFormatOptions): string {
  const locale = `${language}-u-nu-latn`;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(moment));
}

/** An amount in the currency's smallest unit. In its own direction wherever it stands: U+2066 and U+2069 are not seen. */
export const money = (language: string, amount: number, currency: string): string =>
  `\u2066${formatMoney(`${language}-u-nu-latn`, amount, currency)}\u2069`;

const maxCharacters = 60;

/** A title for a subject line; isolated if it was. */
export function short(title: string): string {
  const isolated = /^\u2068(.*)\u2069$/su.exec(title)?.[1];
  if (isolated !== undefined) return `\u2068${short(isolated)}\u2069`;
  const characters = Array.from(graphemes.segment(title), ({ segment }) => segment);
  return characters.length <= maxCharacters
    ? title
    : `${characters.slice(0, maxCharacters).join("").trimEnd()}…`;
}

const quotes: Record<Language, readonly [string, string]> = {
  en: ["“", "”"],
  fr: ["«\u202f", "\u202f»"],
  es: ["«", "»"],
  ar: ["«", "»"],
  zh: ["“", "”"],
  "zh-TW": ["「", "」"],
  ja: ["「", "」"],
};

/** A stranger's name in a sentence: in quotation marks that it can't close, so that it doesn't go on with the sentence. */
export function quotedName(language: Language, name: string): string {
  const [open, close] = quotes[language];
  return `${open}${name.replaceAll(/[“”«»「」]/gu, "’")}${close}`;
}

/** "33.33" of a hundred, as the language writes it. */
export function percent(language: string, share: string): string {
  const style = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, style).format(Number(share) / 100);
}
