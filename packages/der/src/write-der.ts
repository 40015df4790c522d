import { compareEncodings } from "./set-order.ts";
import { TAG } from "./tag.ts";

/** One element in DER: tag, length, and the parts one after the other as its content. */
export function encode(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const header = [tag, ...lengthOctets(length)];
  const bytes = new Uint8Array(header.length + length);
  bytes.set(header);
  let at = header.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export const sequence = (...parts: readonly Uint8Array[]) => encode(TAG.sequence, ...parts);
export const octetString = (bytes: Uint8Array) => encode(TAG.octetString, bytes);
export const bitString = (bytes: Uint8Array, unusedBits = 0) =>
  encode(TAG.bitString, Uint8Array.of(unusedBits), bytes);
export const boolean = (value: boolean) => encode(TAG.boolean, Uint8Array.of(value ? 0xff : 0));
/** A constructed value under a context tag: explicit around a whole value, implicit around a value's content. */
export const context = (n: number, ...parts: readonly Uint8Array[]) => encode(TAG.context(n), ...parts);

/** A SET OF, its members in the order that DER asks for (X.690, 11.6). */
export const setOf = (...members: readonly Uint8Array[]) =>
  encode(TAG.set, ...members.toSorted(compareEncodings));

/** A whole number that is not negative. */
export function integer(value: number | bigint): Uint8Array<ArrayBuffer> {
  if (value < 0) throw new RangeError("a negative INTEGER is not written");
  const octets = octetsOf(value);
  return encode(TAG.integer, Uint8Array.from((octets[0] ?? 0) < 0x80 ? octets : [0, ...octets]));
}

export function utf8String(text: string): Uint8Array<ArrayBuffer> {
  const octets = encodeURIComponent(text).match(/%..|[^]/g) ?? [];
  return encode(
    TAG.utf8String,
    Uint8Array.from(octets, (octet) =>
      octet.length === 3 ? Number.parseInt(octet.slice(1), 16) : octet.charCodeAt(0),
    ),
  );
}

/** An OBJECT IDENTIFIER from its dotted form. */
export function oid(dotted: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return encode(TAG.objectIdentifier, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)));
}

/** UTCTime up to 2049, GeneralizedTime after (RFC 5280, 4.1.2.5). */
export function time(date: Date): Uint8Array<ArrayBuffer> {
  const digits = `${date.toISOString().replace(/\D/g, "").slice(0, 14)}Z`;
  const isShort = date.getUTCFullYear() < 2050;
  const text = isShort ? digits.slice(2) : digits;
  return encode(
    isShort ? TAG.utcTime : TAG.generalizedTime,
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
  );
}

function lengthOctets(length: number): number[] {
  const octets = octetsOf(length);
  return length < 0x80 ? octets : [0x80 | octets.length, ...octets];
}

/** The most significant first; at least one. */
function octetsOf(value: number | bigint): number[] {
  const hex = value.toString(16);
  const digits = hex.padStart(hex.length + (hex.length % 2), "0").match(/../g) ?? [];
  return digits.map((octet) => Number.parseInt(octet, 16));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
    digits.unshift((left & 0x7f) | 0x80);
  return digits;
}
