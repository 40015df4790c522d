import { DerError } from "./der-error.ts";
import { parseTime } from "./parse-time.ts";
import { TAG } from "./tag.ts";

/** One element of DER (X.690). */
export interface DerElement {
  /** The identifier octet. */
  tag: number;
  content: Uint8Array;
  /** All of it, with tag and length. */
  bytes: Uint8Array;
  /** What a constructed element contains, in its order; empty for a primitive one. */
  children: readonly DerElement[];
}

/** Far more than the signatures and time-stamps that are read here have. */
const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 32;

/**
 * Reads the one element that the bytes are, and everything in it. Whatever has another form than DER's is refused with a
 * DerError, at every depth, so that to write an element again gives the same bytes. Two things are for the caller:
 * the order of a SET OF (`readSetOf`), and that a default value is left out.
 */
export function readDer(bytes: Uint8Array): DerElement {
  if (bytes.length > MAX_BYTES) throw new DerError("it is too large");
  const element = readElement(bytes, 0);
  if (element.bytes.length < bytes.length) throw new DerError("something follows its end");
  return element;
}

/** The element that the bytes begin with. */
function readElement(bytes: Uint8Array, depth: number): DerElement {
  const tag = bytes[0] ?? 0;
  const { length, start } = readLength(bytes);
  const end = start + length;
  if (end > bytes.length) throw new DerError("an element is cut off");
  if (depth > MAX_DEPTH) throw new DerError("it is nested too deeply");
  const content = bytes.subarray(start, end);
  expectKnownForm(tag, content);
  const children = isConstructed(tag) ? readAll(content, depth + 1) : [];
  return { tag, content, bytes: bytes.subarray(0, end), children };
}

function readAll(content: Uint8Array, depth: number): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < content.length;) {
    const element = readElement(content.subarray(at), depth);
    elements.push(element);
    at += element.bytes.length;
  }
  return elements;
}

/** The length of the content, and where that starts: definite, in the fewest octets (10.1). */
function readLength(bytes: Uint8Array): { length: number; start: number } {
  const first = bytes[1];
  if (first === undefined) throw new DerError("an element is cut off");
  if (first < 0x80) return { length: first, start: 2 };
  const count = first & 0x7f;
  const octets = bytes.subarray(2, 2 + count);
  const length = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  if (count > 4 || octets.length < count || octets[0] === 0 || length < 0x80)
    throw new DerError("a length is not in its one form");
  return { length, start: 2 + count };
}

const isConstructed = (tag: number) => (tag & 0x20) !== 0;

/** Of the universal types sequences and sets are constructed, and nothing else is. Tags of other classes are for the caller to know. */
function expectKnownForm(tag: number, content: Uint8Array): void {
  const number = tag & 0x1f;
  if (number === 0x1f) throw new DerError("a tag has several octets");
  if (tag >= 0x40) return;
  const isCollection = number === (TAG.sequence & 0x1f) || number === (TAG.set & 0x1f);
  if (tag === 0 || isConstructed(tag) !== isCollection || FORMS[tag]?.(content) === false)
    throw new DerError(`an element with tag ${tag} has another form than DER's`);
}

const FORMS: Record<number, (content: Uint8Array) => boolean> = {
  [TAG.boolean]: ([value, ...rest]) => (value === 0 || value === 0xff) && rest.length === 0,
  [TAG.integer]: isShortestInteger,
  [TAG.enumerated]: isShortestInteger,
  [TAG.bitString]: hasZeroUnusedBits,
  [TAG.null]: ({ length }) => length === 0,
  [TAG.objectIdentifier]: isShortestObjectIdentifier,
  [TAG.utcTime]: (content) => parseTime(TAG.utcTime, content) !== undefined,
  [TAG.generalizedTime]: (content) => parseTime(TAG.generalizedTime, content) !== undefined,
};

/** 8.3.2: the first nine bits are neither all zero nor all one. */
function isShortestInteger({ 0: first, 1: second = -1, length }: Uint8Array): boolean {
  const isPadded = (first === 0 && second < 0x80) || (first === 0xff && second >= 0x80);
  return length > 0 && (length === 1 || !isPadded);
}

/** 11.2.1 */
function hasZeroUnusedBits(content: Uint8Array): boolean {
  const unused = content[0] ?? 8;
  const last = content.length > 1 ? (content.at(-1) ?? 0) : 0;
  return unused < 8 && (last & ((1 << unused) - 1)) === 0 && (content.length > 1 || unused === 0);
}

/** 8.19.2: no arc begins with a zero digit, and the last one has an end. */
function isShortestObjectIdentifier(content: Uint8Array): boolean {
  const isPadded = content.some((byte, i) => byte === 0x80 && (i === 0 || (content[i - 1] ?? 0) < 0x80));
  return (content.at(-1) ?? 0x80) < 0x80 && !isPadded;
}
