import { isPublicationDate } from "@colophon/api";

/** Dates, sizes and money in the reader's language. */
export const longDate = (language: string, date: string | number): string =>
  formatted(language, date, { dateStyle: "long" });

export const longDateTime = (language: string, date: string | number): string =>
  (/^(zh|ar)\b/.test(language)
    ? withZone(language, date)
    : formatted(language, date, { dateStyle: "long", timeStyle: "long" })
  )
    // Neither "PM" nor "UTC" goes alone to the next line.
    .replace(/ (?=[AP]M|[صم]|UTC|\()/g, "\u00a0");

/** Intl puts the zone between date and time, into square brackets, or calls it غرينتش. */
function withZone(language: string, date: string | number): string {
  const time = formatted(language, date, { dateStyle: "long", timeStyle: "medium" });
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return time;
  const part = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  const zone = part?.value ?? "UTC";
  return language.startsWith("zh") ? `${time}（${zone}）` : `${time} (${zone})`;
}

/** The same moment in universal time, for a reader whose clock shows another; undefined for one whose doesn't. */
export function utcTime(language: string, date: string | number): string | undefined {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime()) || moment.getTimezoneOffset() === 0) return undefined;
  return formatted(language, date, { timeZone: "UTC", dateStyle: "medium", timeStyle: "long" });
}

/** A forged time may be beyond any date: it is shown as the number of seconds that it is in a record. */
function formatted(language: string, date: string | number, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return typeof date === "number" ? String(date / 1000) : date;
  return dateFormat(language, options).format(moment);
}

/**
 * Making one takes milliseconds on a phone, and a page writes many dates in the same few ways. English dates are in the US
 * format, also for readers in other English-speaking places.
 */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language.replace(/^en.*/, "en-US"), options);
  dateFormats.set(key, format);
  return format;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A day, a month or a year of publication, as precise as it was given; any other text unchanged. */
export function longDay(language: string, day: string): string {
  if (!isPublicationDate(day)) return day;
  const [, month, date] = day.split("-");
  return dateFormat(language, {
    timeZone: "UTC",
    year: "numeric",
    ...(month !== undefined && { month: "long" }),
    ...(date !== undefined && { day: "numeric" }),
  }).format(new Date(day));
}

export const timeOfDay = (language: string, date: string | number): string =>
  formatted(language, date, { timeStyle: "medium" });

/** Whole minutes in words, or whole hours from the first one on. Chinese and Japanese write them without a space. */
export function duration(language: string, seconds: number): string {
  const words = new Intl.NumberFormat(language, {
    style: "unit",
    unit: seconds < 3600 ? "minute" : "hour",
    unitDisplay: "long",
  }).format(seconds < 3600 ? seconds / 60 : seconds / 3600);
  return isEastAsian(language) ? words.replace(" ", "") : words;
}

const isEastAsian = (language: string): boolean => /^(zh|ja)\b/.test(language);

const sizeUnits = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** Bytes in the largest decimal unit that leaves at least one of it; `per` a second for speeds. */
export function formatBytes(language: string, bytes: number, per: "" | "-per-second" = ""): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
  const isArabic = /^ar\b/.test(language);
  const size = new Intl.NumberFormat(language, {
    style: "unit",
    unit: `${sizeUnits[power] ?? "byte"}${per}`,
    // Arabic's short units are words for some sizes and letters for others.
    unitDisplay: power === 0 || isArabic ? "long" : "short",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
  return isEastAsian(language)
    ? size.replace(/ ?(字节|byte)/, (_, unit: string) => ` ${bytesIn[unit] ?? unit}`).replace("kB", "KB")
    : size;
}

/** As the texts write them; Taiwan's Intl has none. */
const bytesIn: Readonly<Record<string, string>> = { 字节: "字节", byte: "位元組" };

/** A list without "and"; empty items are left out. */
export const joinList = (language: string, items: readonly string[]): string =>
  items.filter((item) => item !== "").join(separatorIn(language));

export const separatorIn = (language: string): string => {
  if (isEastAsian(language)) return "、";
  return language.startsWith("ar") ? "، " : ", ";
};

/** A percentage, given as "33.33". */
export const formatShare = (language: string, share: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(Number(share) / 100);

/** A wallet's address: its first 6 characters and its last 4 (specification, section 9). */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
