import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { ProofError } from "../errors.ts";

// The Encoding Standard's, which every engine has and no ECMAScript library of TypeScript names.
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: "utf-8", options: { fatal: boolean; ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function concat(...parts: Uint8Array[]): Uint8Array {
  return concatBytes(...parts);
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** UTF-8 of a string. A lone surrogate has no UTF-8 form and is refused (`bad_utf8`). */
export function utf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new ProofError("bad_utf8", "lone surrogate");
  return encoder.encode(text);
}

/** Strict UTF-8: overlong forms, surrogates and stray bytes are refused (`bad_utf8`); a byte order mark is kept. */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ProofError("bad_utf8");
  }
}

/** Lower-case hexadecimal without prefix. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** Lower-case hexadecimal of whole bytes, nothing else (`bad_hex`). */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new ProofError("bad_hex");
  return hexToBytes(text);
}
