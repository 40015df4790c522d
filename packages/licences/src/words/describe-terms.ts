import { cleanLine, cleanText } from "@colophon/proof/texts";
import { MEDIA, type Medium, type Purpose } from "../terms.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { TermsWords } from "./words.ts";
import { zhTw } from "./zh-tw.ts";
import { zh } from "./zh.ts";

const words = { en, fr, es, ar, ja, zh, "zh-TW": zhTw } as const satisfies Record<string, TermsWords>;

/** The languages that terms are said in. */
export type TermsLanguage = keyof typeof words;
export const termsLanguages = Object.keys(words) as readonly TermsLanguage[];

/** As in a licence, or as they are wanted: what is absent, empty or null is not restricted. */
export interface TermsToDescribe {
  purpose: Purpose;
  media?: readonly Medium[] | undefined;
  territory?: readonly string[] | undefined;
  exclusive: boolean;
  revocable: boolean;
  credit?: string | undefined;
  files?: readonly number[] | undefined;
  note?: string | undefined;
}

export interface LicenceToDescribe {
  terms: TermsToDescribe;
  /** The days of a licence, or how long one will last; without it, nothing is said of it. */
  term?: { from: string; until?: string | null | undefined } | { months: number | null } | undefined;
  /** In the currency's smallest unit; null: asked for. Without it, nothing is said of it. */
  price?: { amount: number | null; currency: string } | undefined;
  licensor?: { name: string; as?: "registrant" | "successor" | undefined } | undefined;
  licensee?: { name: string } | undefined;
  /** The number of the work's certificate. */
  certificateId?: string | undefined;
}

/**
 * The terms in plain words: one paragraph for each field, in a fixed order, and what is true of every licence. Strangers'
 * words are cleaned and isolated, and those that run on are in quotation marks that they can't close.
 */
export function describeTerms(language: TermsLanguage, licence: LicenceToDescribe): string[] {
  const say: TermsWords = words[language];
  const { terms, term, price, licensor, licensee, certificateId } = licence;
  const {
    purpose,
    media = [],
    territory = [],
    exclusive,
    revocable,
    credit = "",
    files = [],
    note = "",
  } = terms;
  const list = listIn(language);
  return (
    [
      licensor && say.licensor[licensor.as ?? "unknown"](isolate(licensor.name)),
      licensee && say.licensee(isolate(licensee.name)),
      certificateId === undefined ? undefined : say.work(isolate(certificateId)),
      say.purposes[purpose],
      media.length === 0 ? say.allMedia : say.someMedia(list(sortMedia(media).map((one) => say.media[one]))),
      territory.length === 0
        ? say.world
        : say.places(
            list(
              territory
                .map((code) => countryIn(language, code))
                .toSorted(new Intl.Collator(language).compare),
            ),
          ),
      files.length === 0 ? say.wholeWork : say.files(list(files.toSorted((a, b) => a - b).map(String))),
      term && describeTerm(language, say, term),
      exclusive ? say.exclusive : say.notExclusive,
      revocable ? say.revocable : say.notRevocable,
      credit === "" ? say.noCredit : say.credit(quote(say, credit)),
      price && describePrice(language, say, price),
      note === "" ? undefined : say.note(quote(say, note)),
      ...say.always,
    ]
      .filter((one) => one !== undefined)
      // "Ltd." ends a sentence, too.
      .map((one) => one.replace(/\.\u2069\.$/u, ".\u2069"))
  );
}

/** What every text ends with, whatever is licensed. */
export const alwaysSaid = (language: TermsLanguage): readonly string[] => words[language].always;

/** The text whose SHA-256 a licence names: its paragraphs, one on each line, in UTF-8. */
export const termsText = (paragraphs: readonly string[]): string => `${paragraphs.join("\n")}\n`;

function describeTerm(
  language: TermsLanguage,
  say: TermsWords,
  term: NonNullable<LicenceToDescribe["term"]>,
): string {
  if ("months" in term)
    return term.months === null ? say.endless : say.lasts(monthsIn(language, term.months));
  const [from, until] = [dayIn(language, term.from), term.until && dayIn(language, term.until)];
  return until ? say.fromUntil(from, until) : say.fromOn(from);
}

function describePrice(
  language: TermsLanguage,
  say: TermsWords,
  { amount, currency }: NonNullable<LicenceToDescribe["price"]>,
): string {
  if (amount === null) return say.asked;
  return amount === 0 ? say.free : say.price(moneyIn(language, amount, currency));
}

const sortMedia = (media: readonly Medium[]): Medium[] => MEDIA.filter((one) => media.includes(one));

/** A name in its own direction, wherever it is written. */
const isolate = (text: string): string => `\u2068${cleanLine(text) || "–"}\u2069`;

function quote({ quotes: [open, close] }: TermsWords, text: string): string {
  const lines = cleanText(text)
    .replaceAll(/[“”«»「」]/gu, "’")
    .split("\n");
  return `${open}${lines.map((line) => (line === "" ? "" : isolate(line))).join("\n")}${close}`;
}

/** Digits are those of the rest of a document. */
const localeOf = (language: TermsLanguage): string => `${language}-u-nu-latn`;

function listIn(language: TermsLanguage): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language), { type: "conjunction", style: "long" });
  return (items) => format.format(items);
}

/** A day of a licence, as its text writes it. */
export function dayIn(language: TermsLanguage, day: string): string {
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  const written = new Intl.DateTimeFormat(localeOf(language), style).format(new Date(`${day}T00:00:00Z`));
  return language === "fr" ? written.replace(/^1 /u, "1er ") : written;
}

/** "2 years", where they are whole. */
function monthsIn(language: TermsLanguage, months: number): string {
  const isYears = months % 12 === 0;
  const written = new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: isYears ? "year" : "month",
    unitDisplay: "long",
  }).format(isYears ? months / 12 : months);
  return /^(ja|zh)/u.test(language) ? written.replaceAll(/\s/gu, "") : written;
}

/** An unknown code stays as it is. */
function countryIn(language: TermsLanguage, code: string): string {
  try {
    // Their long names are those of an administration, and no address has them.
    const style = code === "HK" || code === "MO" ? "short" : "long";
    return (
      new Intl.DisplayNames(localeOf(language), { type: "region", style, fallback: "code" }).of(code) ?? code
    );
  } catch {
    return isolate(code);
  }
}

/** Read from left to right in every language: Intl's mark of direction would turn a sign like "CA$" round. */
function moneyIn(language: TermsLanguage, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: "currency", currency });
  // As a text: divided, a large amount would lose its last unit.
  const units = `${amount}e-${format.resolvedOptions().maximumFractionDigits ?? 2}` as `${number}`;
  return `\u2066${format.format(units).replaceAll(/[\u200e\u200f]/gu, "")}\u2069`;
}
