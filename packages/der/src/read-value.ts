import { DerError } from "./der-error.ts";
import { parseTime } from "./parse-time.ts";
import type { DerElement } from "./read-der.ts";
import { compareEncodings } from "./set-order.ts";
import { TAG } from "./tag.ts";

// Each of these throws a DerError when the element is missing or of another type.

/** The element itself when it is there and has the tag. */
export function expectTag(element: DerElement | undefined, tag: number): DerElement {
  if (element === undefined) throw new DerError("an element is missing");
  if (element.tag !== tag) throw new DerError(`an element with tag ${tag} was expected, not ${element.tag}`);
  return element;
}

/** A SEQUENCE's elements; `count`: their exact number. */
export function readSequence(element: DerElement | undefined, count?: number): readonly DerElement[] {
  return readChildren(expectTag(element, TAG.sequence), count);
}

/** A SET's elements in the order that they have, for sets that need not be DER (RFC 5652); `count`: their exact number. */
export function readSet(element: DerElement | undefined, count?: number): readonly DerElement[] {
  return readChildren(expectTag(element, TAG.set), count);
}

/** The elements of a SET OF, which are refused in another order than DER's (X.690, 11.6). `tag`: in the place of SET's own. */
export function readSetOf(element: DerElement | undefined, tag: number = TAG.set): readonly DerElement[] {
  const { children } = expectTag(element, tag);
  for (const [i, { bytes }] of children.entries()) {
    const before = children[i - 1];
    if (before && compareEncodings(before.bytes, bytes) > 0) throw new DerError("a SET OF has another order");
  }
  return children;
}

/** The one element inside `[n]`. */
export function readExplicit(element: DerElement | undefined, n: number): DerElement {
  const [inner, ...others] = expectTag(element, TAG.context(n)).children;
  if (inner === undefined || others.length > 0) throw new DerError(`[${n}] does not contain one element`);
  return inner;
}

export function readBoolean(element: DerElement | undefined): boolean {
  return expectTag(element, TAG.boolean).content[0] === 0xff;
}

export function readInteger(element: DerElement | undefined): bigint {
  const { content } = expectTag(element, TAG.integer);
  const digits = Array.from(content, (byte) => byte.toString(16).padStart(2, "0"));
  return BigInt.asIntN(8 * content.length, BigInt(`0x${digits.join("")}`));
}

export function readOctetString(element: DerElement | undefined): Uint8Array {
  return expectTag(element, TAG.octetString).content;
}

/** A BIT STRING of whole bytes. */
export function readBitString(element: DerElement | undefined): Uint8Array {
  const { content } = expectTag(element, TAG.bitString);
  if (content[0] !== 0) throw new DerError("a BIT STRING has unused bits");
  return content.subarray(1);
}

/** A BIT STRING whose bits have names, bit 0 first; DER leaves zeros at its end out (X.690, 11.2.2). */
export function readNamedBits(element: DerElement | undefined): boolean[] {
  const { content } = expectTag(element, TAG.bitString);
  const octets = Array.from(content.subarray(1), (octet) => octet.toString(2).padStart(8, "0"));
  const bits = octets.join("").slice(0, 8 * octets.length - (content[0] ?? 0));
  if (bits.endsWith("0")) throw new DerError("a BIT STRING of named bits ends in a zero");
  return Array.from(bits, (bit) => bit === "1");
}

/** In dotted form, such as `2.5.29.15`. */
export function readObjectIdentifier(element: DerElement | undefined): string {
  const { content } = expectTag(element, TAG.objectIdentifier);
  if (content.length > 64) throw new DerError("an OBJECT IDENTIFIER is too long");
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const octet of content) {
    arc = arc * 128n + BigInt(octet & 0x7f);
    if (octet >= 0x80) continue;
    arcs.push(arc);
    arc = 0n;
  }
  const [first = 0n, ...rest] = arcs;
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - 40n * root, ...rest].join(".");
}

/** A certificate's time (RFC 5280, 4.1.2.5) in Unix seconds: UTCTime up to 2049, GeneralizedTime without a fraction after. */
export function readTime(element: DerElement | undefined): number {
  const { tag, content } = element?.tag === TAG.utcTime ? element : expectTag(element, TAG.generalizedTime);
  const seconds = parseTime(tag, content);
  const isLong = tag === TAG.generalizedTime;
  if (seconds === undefined || (isLong && (content.length !== 15 || seconds < START_OF_2050)))
    throw new DerError("a time is not in the form of certificates");
  return seconds;
}

/** A GeneralizedTime of any year, in Unix seconds, perhaps with a fraction: the time of a time-stamp (RFC 3161, 2.4.2). */
export function readGeneralizedTime(element: DerElement | undefined): number {
  const { tag, content } = expectTag(element, TAG.generalizedTime);
  const seconds = parseTime(tag, content);
  if (seconds === undefined) throw new DerError("a time is not in UTC with seconds");
  const fraction = String.fromCharCode(...content.subarray(14, -1));
  return seconds + Number(`0${fraction}`);
}

const START_OF_2050 = Date.UTC(2050, 0) / 1000;

function readChildren({ children }: DerElement, count = children.length): readonly DerElement[] {
  if (children.length !== count)
    throw new DerError(`it has ${children.length} elements where ${count} belong`);
  return children;
}
