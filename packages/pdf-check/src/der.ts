import { ProofError, toHex } from "@colophon/proof";

/** One element of DER (X.690). */
export interface Der {
  tag: number;
  content: Uint8Array;
  /** With its tag and length. */
  bytes: Uint8Array;
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  nothing: 0x05,
  objectId: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** Context-specific and constructed: `[n]`. */
  context: (n: number) => 0xa0 + n,
} as const;

/** The one element that the bytes are, nothing after it. Anything but DER is refused (`bad_pdf_signature`). */
export function readDer(bytes: Uint8Array): Der {
  const { element, rest } = readFirst(bytes);
  if (rest.length > 0) throw badDer("bytes after the end");
  return element;
}

/** The first element, and the bytes after it. */
function readFirst(bytes: Uint8Array): { element: Der; rest: Uint8Array } {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined || (tag & 31) === 31) throw badDer("an element is cut off");
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes === 0 ? first : longLength(bytes.subarray(2, 2 + lengthBytes), lengthBytes);
  const start = 2 + lengthBytes;
  const end = start + length;
  if (end > bytes.length) throw badDer("an element is longer than what it stands in");
  const element = { tag, content: bytes.subarray(start, end), bytes: bytes.subarray(0, end) };
  return { element, rest: bytes.subarray(end) };
}

/** What a constructed element holds, in its order. */
export function readInside(element: Der): Der[] {
  const inside: Der[] = [];
  for (let rest = element.content; rest.length > 0;) {
    const next = readFirst(rest);
    inside.push(next.element);
    rest = next.rest;
  }
  return inside;
}

/** The element itself when it is there and has the tag. */
export function expectTag(element: Der | undefined, tag: number): Der {
  if (element?.tag !== tag) throw badDer("another kind of element was expected");
  return element;
}

export function readSequence(element: Der | undefined): Der[] {
  return readInside(expectTag(element, TAG.sequence));
}

export function readSet(element: Der | undefined): Der[] {
  return readInside(expectTag(element, TAG.set));
}

/** An object identifier's content in hex. */
export function readObjectId(element: Der | undefined): string {
  return toHex(expectTag(element, TAG.objectId).content);
}

/** A bit string of whole bytes. */
export function readBitString(element: Der | undefined): Uint8Array {
  const { content } = expectTag(element, TAG.bitString);
  if (content[0] !== 0) throw badDer("a bit string has unused bits");
  return content.subarray(1);
}

/** UTCTime or GeneralizedTime as RFC 5280 section 4.1.2.5 has it, in Unix seconds. */
export function readTime(element: Der | undefined): number {
  const text = String.fromCharCode(...(element?.content.subarray(0, 32) ?? []));
  const isShort = element?.tag === TAG.utcTime;
  if (!isShort) expectTag(element, TAG.generalizedTime);
  const digits = (isShort ? /^(\d{2})(\d{10})Z$/ : /^(\d{4})(\d{10})(?:\.\d{1,9})?Z$/).exec(text);
  const [, year = "", rest = ""] = digits ?? [];
  const fullYear = isShort ? Number(year) + (Number(year) < 50 ? 2000 : 1900) : Number(year);
  const [month, day, hours, minutes, seconds] = (rest.match(/../g) ?? []).map(Number);
  const time = Date.UTC(fullYear, (month ?? 0) - 1, day, hours, minutes, seconds) / 1000;
  if (!digits || Number.isNaN(time)) throw badDer("a time is not one");
  return time;
}

function longLength(bytes: Uint8Array, count: number): number {
  const length = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const isShortest = count > 1 ? (bytes[0] ?? 0) > 0 : length >= 0x80;
  if (bytes.length < count || count === 0 || count > 4 || !isShortest)
    throw badDer("a length is not in its one form");
  return length;
}

function badDer(why: string): ProofError {
  return new ProofError("bad_pdf_signature", why);
}
