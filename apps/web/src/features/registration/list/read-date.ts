import { isPublicationDate, languages } from "@colophon/api";
import { toDate } from "../../../lib/text/to-date.ts";

/** A date as people write it in tables: as ours, `3/2024`, `March 2024`, `15 mars 2024`. What can't be read stays as typed. */
export function readDate(typed: string): string {
  const text = toDate(typed);
  if (text === "" || isPublicationDate(text)) return text;
  const date = fromNumbers(text) ?? fromWords(typed);
  return date !== undefined && isPublicationDate(date) ? date : typed.trim();
}

const padded = (part: string): string => part.padStart(2, "0");

function fromNumbers(text: string): string | undefined {
  // Chinese and Japanese: 2024年3月15日.
  const parts = text
    .replaceAll(/[年月日.]/g, "-")
    .replace(/-$/, "")
    .split("-");
  if (parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const [first = "", second = "", third] = parts;
  if (parts.length === 2 && second.length === 4) return `${second}-${padded(first)}`;
  if (parts.length === 2 && first.length === 4) return `${first}-${padded(second)}`;
  if (parts.length !== 3 || third === undefined) return undefined;
  if (first.length === 4) return [first, padded(second), padded(third)].join("-");
  if (third.length !== 4) return undefined;
  // Day and month are told apart where one of them can be no month; otherwise only both alike are certain.
  if (Number(first) > 12) return `${third}-${padded(second)}-${padded(first)}`;
  if (Number(second) > 12 || first === second) return `${third}-${padded(first)}-${padded(second)}`;
  return undefined;
}

const plain = (word: string): string =>
  word.normalize("NFKD").replaceAll(/\p{M}/gu, "").replace(/\.$/, "").toLowerCase();

let months: Map<string, string> | undefined;

/** The months' names, long and short, in every language. */
function monthOf(word: string): string | undefined {
  months ??= new Map(
    languages.flatMap((language) =>
      (["long", "short"] as const).flatMap((month) =>
        Array.from({ length: 12 }, (_, at): [string, string] => [
          plain(new Intl.DateTimeFormat(language, { month, timeZone: "UTC" }).format(Date.UTC(2024, at, 1))),
          padded(String(at + 1)),
        ]),
      ),
    ),
  );
  return months.get(plain(word));
}

function fromWords(typed: string): string | undefined {
  const words = typed
    .trim()
    .split(/[\s,/-]+/)
    .filter((word) => !/^(de|del)$/i.test(word))
    .map((word) => toDate(word));
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}(?:er|st|nd|rd|th)?\.?$/i.test(word));
  const month = words.map((word) => monthOf(word)).find((found) => found !== undefined);
  if (year === undefined || month === undefined || words.length > (day === undefined ? 2 : 3))
    return undefined;
  return day === undefined
    ? `${year}-${month}`
    : `${year}-${month}-${padded(String(Number.parseInt(day, 10)))}`;
}
