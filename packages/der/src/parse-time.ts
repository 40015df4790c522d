import { TAG } from "./tag.ts";

/** The one form that DER has of a time (X.690, 11.7 and 11.8): with seconds, in UTC, a fraction without a zero at its end. */
const FORMS: Record<number, RegExp> = {
  [TAG.utcTime]: /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/,
  [TAG.generalizedTime]: /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d{0,8}[1-9])?Z$/,
};

/** UTCTime or GeneralizedTime in whole Unix seconds; undefined for what is not one. A two-digit year is one of 1950 to 2049 (RFC 5280, 4.1.2.5.1). */
export function parseTime(tag: number, content: Uint8Array): number | undefined {
  const text = String.fromCharCode(...content.subarray(0, 32));
  const parts = content.length > 32 ? null : FORMS[tag]?.exec(text);
  if (!parts) return undefined;
  const [year = "", month = "", day = "", hours = "", minutes = "", seconds = ""] = parts.slice(1);
  const century = Number(year) < 50 ? "20" : "19";
  const fullYear = year.length === 2 ? century + year : year;
  const iso = `${fullYear}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
  const milliseconds = Date.parse(iso);
  // A 31 February would become a day in March.
  const isDate = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === iso;
  return isDate ? milliseconds / 1000 : undefined;
}
