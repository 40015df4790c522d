import { type Cursor, isAt, match, skipSpace, unreadableAt } from "./cursor.ts";
import type { PdfDictionary, PdfString, PdfValue } from "./pdf-value.ts";

const MAX_DEPTH = 64;
/** Characters of a name as it is written; ISO 32000-1, annex C, allows 127 bytes. */
const MAX_NAME = 1024;

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX_STRING = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const WORD = /(?:true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const PLAIN = /[^()\\]+/y;
const ESCAPE = /\\(?:([0-7]{1,3})|(\r\n|[^]))/y;

const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads one value (ISO 32000-1, 7.3). What it cannot read is refused (`bad_pdf`) with the cursor where that was seen. */
export function readValue(cursor: Cursor, depth = 0): PdfValue {
  skipSpace(cursor);
  if (depth > MAX_DEPTH || cursor.left-- <= 0) throw unreadableAt(cursor);
  const { text, at } = cursor;
  switch (text[at]) {
    case "/":
      return readName(cursor);
    case "(":
      return readLiteral(cursor);
    case "[":
      return readArray(cursor, depth);
    case "<":
      return text[at + 1] === "<" ? readDictionary(cursor, depth) : readHexString(cursor);
    case "t":
    case "f":
    case "n":
      return readWord(cursor);
    default:
      return readNumber(cursor);
  }
}

function readNumber(cursor: Cursor): PdfValue {
  const reference = match(cursor, REFERENCE);
  if (reference) return { object: Number(reference[1]) };
  const number = match(cursor, NUMBER);
  if (!number) throw unreadableAt(cursor);
  return Number(number[0]);
}

function readWord(cursor: Cursor): PdfValue {
  const word = match(cursor, WORD)?.[0];
  if (word === undefined) throw unreadableAt(cursor);
  return word === "null" ? null : word === "true";
}

function readName(cursor: Cursor): { name: string } {
  const written = match(cursor, NAME)?.[1] ?? "";
  if (written.length > MAX_NAME) throw unreadableAt(cursor);
  const name = written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { name };
}

function readHexString(cursor: Cursor): PdfString {
  const start = cursor.at;
  const digits = match(cursor, HEX_STRING)?.[1]?.replaceAll(/[\0\t\n\f\r ]/g, "");
  if (digits === undefined) throw unreadableAt(cursor);
  // A missing last digit is a zero.
  const string = digits.replaceAll(/..?/g, (pair) =>
    String.fromCharCode(Number.parseInt(pair.padEnd(2, "0"), 16)),
  );
  return { string, start, end: cursor.at };
}

function readLiteral(cursor: Cursor): PdfString {
  const start = cursor.at++;
  const parts: string[] = [];
  for (let open = 1; open > 0;) {
    const plain = match(cursor, PLAIN);
    if (plain) parts.push(plain[0]);
    const next = cursor.text[cursor.at];
    if (next === undefined) throw unreadableAt(cursor);
    if (next === "\\") parts.push(readEscape(cursor));
    else {
      cursor.at++;
      open += next === "(" ? 1 : -1;
      if (open > 0) parts.push(next);
    }
  }
  return { string: parts.join(""), start, end: cursor.at };
}

function readEscape(cursor: Cursor): string {
  const [, octal, other] = match(cursor, ESCAPE) ?? [];
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
  if (other === undefined) throw unreadableAt(cursor);
  return /[\r\n]/.test(other) ? "" : (ESCAPED[other] ?? other);
}

function readArray(cursor: Cursor, depth: number): PdfValue[] {
  const values: PdfValue[] = [];
  cursor.at++;
  while (!isAt(cursor, "]")) values.push(readValue(cursor, depth + 1));
  return values;
}

function readDictionary(cursor: Cursor, depth: number): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  cursor.at += 2;
  while (!isAt(cursor, ">>")) {
    if (cursor.text[cursor.at] !== "/") throw unreadableAt(cursor);
    const { name } = readName(cursor);
    dictionary.set(name, readValue(cursor, depth + 1));
  }
  return dictionary;
}
