import { type DerElement, encode, TAG } from "@colophon/der";
import { concat } from "@colophon/proof";

/** Where an element is within another: `[0, 2]` is the third element of the first one. */
export type Place = readonly number[];

type Change = (element: DerElement) => Uint8Array[];

/** A structure with other elements in the place of one, and all lengths as they then have to be. */
export function replaceAt(element: DerElement, [first, ...deeper]: Place, change: Change): Uint8Array {
  const parts = element.children.flatMap((child, i) => {
    if (i !== first) return [child.bytes];
    return deeper.length === 0 ? change(child) : [replaceAt(child, deeper, change)];
  });
  return encode(element.tag, ...parts);
}

/** The place of every element within another. */
export function placesIn(element: DerElement): Place[] {
  return element.children.flatMap((child, i) => [[i], ...placesIn(child).map((place) => [i, ...place])]);
}

const nothing = encode(TAG.null);

/** What can be done to an element so that the whole is DER again, or nearly. */
export const changes: Record<string, Change> = {
  "left out": () => [],
  doubled: ({ bytes }) => [bytes, bytes],
  "with NULL before it": ({ bytes }) => [nothing, bytes],
  "with NULL behind it": ({ bytes }) => [bytes, nothing],
  "replaced by NULL": () => [nothing],
  "with NULL inside": ({ tag, content }) => [encode(tag, content, nothing)],
  "with another tag": ({ tag, content }) => [encode(tag ^ 1, content)],
  "cut by a byte": ({ tag, content }) => [encode(tag, content.subarray(0, -1))],
  "with one bit changed": ({ bytes }) => [
    concat(bytes.subarray(0, -1), Uint8Array.of((bytes.at(-1) ?? 0) ^ 1)),
  ],
  "turned round": ({ tag, content, children }) => [
    children.length > 1
      ? encode(tag, ...children.map(({ bytes }) => bytes).toReversed())
      : encode(tag, content.toReversed()),
  ],
};
