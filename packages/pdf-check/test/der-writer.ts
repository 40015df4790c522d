import { concat, fromHex, utf8 } from "@colophon/proof";

// DER (X.690), as much of it as signatures and certificates are made of.

export function der(tag: number, ...content: Uint8Array[]): Uint8Array {
  const bytes = concat(...content);
  return concat(Uint8Array.of(tag), lengthOf(bytes.length), bytes);
}

export const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
export const set = (...content: Uint8Array[]) => der(0x31, ...content);
export const context = (n: number, ...content: Uint8Array[]) => der(0xa0 + n, ...content);
export const objectId = (hex: string) => der(6, fromHex(hex));
export const integer = (value: number) => der(2, fromHex(value.toString(16).padStart(2, "0")));
export const octets = (bytes: Uint8Array) => der(4, bytes);
export const bits = (bytes: Uint8Array) => der(3, Uint8Array.of(0), bytes);
export const flag = (value: boolean) => der(1, Uint8Array.of(value ? 0xff : 0));
export const text = (value: string) => der(0x0c, utf8(value));
export const generalizedTime = (seconds: number) =>
  der(0x18, utf8(`${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-T:]/g, "")}Z`));

function lengthOf(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length);
  const hex = length.toString(16);
  const bytes = fromHex(hex.padStart(hex.length + (hex.length % 2), "0"));
  return Uint8Array.of(0x80 + bytes.length, ...bytes);
}
