import { fromCell, toCell } from "@colophon/api";
import Papa from "papaparse";

/** A list of files as a program for tables has saved it. */
export interface Table {
  rows: string[][];
  /** Which row of the file each of them is, as its program counts, from 1. */
  numbers: number[];
  /** In which its letters were read, as the platform names it. */
  encoding: string;
  /** It isn't Unicode: letters may be others than meant. */
  isGuessed: boolean;
}

/** Lists have a thousand rows, and some have many empty or foreign ones. */
const maxTableRows = 20_000;

/** What programs in this language write when they don't write Unicode. */
const legacyEncodings: Record<string, string> = {
  ja: "shift_jis",
  zh: "gb18030",
  "zh-TW": "big5",
  ar: "windows-1256",
};

/** The rows of a list in CSV, separated by commas, semicolons or tabs. Empty rows are left out. */
export function readTable(bytes: Uint8Array, language: string): Table {
  const { text, ...decoded } = decode(bytes, language);
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    preview: maxTableRows,
  });
  const filled = data.flatMap((row, at) =>
    row.some((cell) => cell.trim() !== "") ? [{ row: row.map(fromCell), number: at + 1 }] : [],
  );
  return { rows: filled.map(({ row }) => row), numbers: filled.map(({ number }) => number), ...decoded };
}

/** Every row of a table in Unicode, empty ones too, so that its place is its number; undefined where it isn't Unicode or a quote is never closed. */
export function readRows(bytes: Uint8Array): string[][] | undefined {
  const { text, isGuessed } = decode(bytes, "en");
  if (isGuessed) return undefined;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  return errors.some(({ type }) => type === "Quotes") ? undefined : data.map((row) => row.map(fromCell));
}

/** What the first row has most of, outside of quotes. */
function separatorOf(text: string): string {
  const bare = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, "")
    .trimStart();
  const [row = ""] = bare.split(/[\r\n]/, 1);
  const counts = [",", ";", "\t"].map((one) => ({ one, count: row.split(one).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.one ?? ",";
}

function decode(bytes: Uint8Array, language: string): Omit<Table, "rows" | "numbers"> & { text: string } {
  const unicode = unicodeOf(bytes);
  const read = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  try {
    return { text: read(unicode, true), encoding: unicode, isGuessed: false };
  } catch {
    const encoding = legacyEncodings[language] ?? "windows-1252";
    return { text: read(encoding, false), encoding, isGuessed: true };
  }
}

/** By its byte order mark, or by the zeros that UTF-16 has beside Latin letters, digits and commas. */
function unicodeOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  start.forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1));
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 10 && even === 0) return "utf-16le";
  if (even > start.length / 10 && odd === 0) return "utf-16be";
  return "utf-8";
}

/** A table in CSV as every program for tables opens it: with a byte order mark, commas and CRLF. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => row.map(toCell)),
    { quotes: true },
  )}\r\n`;
