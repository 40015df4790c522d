import { ProofError } from "../errors.ts";

export type JsonObject = Record<string, unknown>;

/** A trusted file nests some four deep, a disclosure's value 16 (docs/format.md, Conventions). */
const MAX_DEPTH = 64;

/**
 * Reads JSON (RFC 8259) of which only one reading is possible. JSON.parse takes the last of repeated members where others
 * take the first, so a text that repeats one says different things to different readers (`repeated_member`); names are
 * compared as they are meant, not as they are escaped. `bad_json`: no JSON, nested deeper than 64, an integer that is
 * not written as one or is not below 2^53, a number too large. Takes time in proportion to the text's length.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProofError("bad_json");
  }
  assertOneReading(text);
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Array.isArray without its `any`. */
export function isArray(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** Whether an object has exactly these keys of its own. */
export function hasExactlyKeys(value: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** Whether a number has one spelling: `parseJson` refuses all others, so nobody may write them. */
export function hasOneSpelling(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}

const PLUS = 0x2b;
const MINUS = 0x2d;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Goes once over a text that is JSON: what it is made of is known, so only names, numbers and depth are looked at. */
function assertOneReading(text: string): void {
  /** For each object or array that is open, the names in it so far. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (text.charCodeAt(skipSpace(text, end)) === COLON) {
        const names = (open[open.length - 1] ??= new Set());
        const name = nameOf(text.slice(at, end));
        if (names.has(name)) throw new ProofError("repeated_member", name);
        names.add(name);
      }
      at = end;
    } else if (code === MINUS || isDigit(code)) {
      const end = endOfNumber(text, at);
      assertOneSpelling(text.slice(at, end));
      at = end;
    } else {
      if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
        if (open.push(undefined) > MAX_DEPTH) throw new ProofError("bad_json", "nested too deep");
      } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
        open.pop();
      }
      at++;
    }
  }
}

/** Behind the closing quote: the first one with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  let quote = start;
  let escapes: number;
  do {
    quote = text.indexOf('"', quote + 1);
    escapes = 0;
    while (text.charCodeAt(quote - 1 - escapes) === BACKSLASH) escapes++;
  } while (escapes % 2 === 1);
  return quote + 1;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 0x20) at++;
  return at;
}

function nameOf(quoted: string): string {
  return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Digits, the point, both signs and both ways to write the exponent. */
function isOfNumber(code: number): boolean {
  return isDigit(code) || code === 0x2e || code === PLUS || code === MINUS || code === 0x65 || code === 0x45;
}

/** A number ends where a comma, a bracket or white space begins. */
function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  while (isOfNumber(text.charCodeAt(at))) at++;
  return at;
}

function assertOneSpelling(number: string): void {
  const value = Number(number);
  const isPlain = !Number.isInteger(value) || number === String(value);
  if (!isPlain || !hasOneSpelling(value)) throw new ProofError("bad_json", `the number ${number}`);
}
