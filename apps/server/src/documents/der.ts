/** One value in DER (X.690): tag, length, content. Tags of one byte and definite lengths are all that certificates and signatures use. */
export type Der = Uint8Array<ArrayBuffer>;

/** Tag bytes (X.690 §8.1.2) that are written here. */
const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

export function encode(tag: number, ...parts: readonly Uint8Array[]): Der {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Uint8Array.of(tag, length), content]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
  return Buffer.concat([Uint8Array.of(tag, 0x80 | bytes.length), bytes, content]);
}

export const sequence = (...parts: readonly Uint8Array[]): Der => encode(tags.sequence, ...parts);
export const octetString = (bytes: Uint8Array): Der => encode(tags.octetString, bytes);
export const bitString = (bytes: Uint8Array, unusedBits = 0): Der =>
  encode(tags.bitString, Uint8Array.of(unusedBits), bytes);
export const utf8String = (text: string): Der => encode(tags.utf8String, Buffer.from(text));
export const boolean = (value: boolean): Der => encode(0x01, Uint8Array.of(value ? 0xff : 0));
/** A constructed value under a context tag: explicit around a whole value, implicit around a value's content. */
export const context = (number: number, ...parts: readonly Uint8Array[]): Der =>
  encode(0xa0 | number, ...parts);

/** A SET OF, its members in the order that DER asks for (X.690 §11.6). */
export const setOf = (...members: readonly Uint8Array[]): Der =>
  encode(tags.set, ...members.toSorted((a, b) => Buffer.compare(a, b)));

/** Bytes of a number that is not negative, the most significant first. */
export function integer(value: number | Uint8Array): Der {
  const bytes = typeof value === "number" ? Uint8Array.of(value) : value;
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Uint8Array.of(0) : bytes.subarray(start);
  const isNegative = ((digits[0] ?? 0) & 0x80) !== 0;
  return encode(tags.integer, isNegative ? Uint8Array.of(0) : new Uint8Array(), digits);
}

export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return encode(0x06, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
    digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** UTCTime up to 2049, GeneralizedTime after (RFC 5280 §4.1.2.5). */
export function time(date: Date): Der {
  const digits = `${date.toISOString().replace(/\D/g, "").slice(0, 14)}Z`;
  return date.getUTCFullYear() < 2050
    ? encode(tags.utcTime, Buffer.from(digits.slice(2)))
    : encode(tags.generalizedTime, Buffer.from(digits));
}
