// The terms of an offer and of a licence (docs/format.md, "Licences"). Licences have these words for good: one may be added, none renamed.

export const TERMS_VOCABULARY = "colophon-licence-terms/v1";

/** What the licensee may do: keep and show privately; publish in news, commentary and teaching; sell or advertise with; adapt or perform; train models with. */
export const PURPOSES = ["personal", "editorial", "commercial", "adaptation", "training"] as const;

export type Purpose = (typeof PURPOSES)[number];

export const MEDIA = [
  "print",
  "digital",
  "broadcast",
  "stage",
  "exhibition",
  "merchandise",
  "advertising",
] as const;

export type Medium = (typeof MEDIA)[number];

/** In UTF-16 units. */
export const NOTE_LENGTH = 2000;
export const CREDIT_LENGTH = 300;

/** The longest term of an offer that ends. */
export const MOST_MONTHS = 1200;

export interface Terms {
  vocabulary: typeof TERMS_VOCABULARY;
  purpose: Purpose;
  /** Without it, all of them. Sorted as `MEDIA`. */
  media?: Medium[];
  /** Countries, ISO 3166-1 alpha-2, sorted; without it, the world. */
  territory?: string[];
  exclusive: boolean;
  /** The licensor may revoke it. */
  revocable: boolean;
  /** The line that the licensee has to print. */
  credit?: string;
  /** Numbers of the work's files; without it, the whole work. */
  files?: number[];
  /** What else is agreed, in the parties' own words. */
  note?: string;
}

/** A term: days in UTC, as `2026-11-29`, both included; without `until` it doesn't end. */
export interface Term {
  from: string;
  until?: string | undefined;
}

/** The last day of a term that begins on a day and lasts this number of months: the day before the same day of the month, or its last. */
export function lastDay(from: string, months: number): string {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const end =
    day > lastOfMonth
      ? Date.UTC(year, month - 1 + months, lastOfMonth)
      : Date.UTC(year, month - 1 + months, day - 1);
  return new Date(end).toISOString().slice(0, 10);
}
