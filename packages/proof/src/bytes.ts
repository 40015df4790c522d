import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { ProofError } from "./errors.ts";

const alphabets = {
  base64: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
  base64url: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
};

export function concat(...parts: Uint8Array[]): Uint8Array {
  return concatBytes(...parts);
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** UTF-8 of a string. A lone surrogate has no UTF-8 form and is refused (`bad_utf8`). */
export function utf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new ProofError("bad_utf8", "lone surrogate");
  return utf8ToBytes(text);
}

/** Strict UTF-8: overlong forms, surrogates and stray bytes are refused (`bad_utf8`); a byte order mark is kept. */
export function fromUtf8(bytes: Uint8Array): string {
  // An index is twice as fast as an iterator. Most of what is read here is ASCII, with nothing left to decode.
  let text = "";
  for (let at = 0; at < bytes.length; at++) text += String.fromCharCode(bytes[at] ?? 0);
  const escaped = text.replaceAll(/[%\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  if (escaped === text) return text;
  try {
    return decodeURIComponent(escaped);
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

/** RFC 4648 section 4: standard alphabet, padded. */
export function toBase64(bytes: Uint8Array): string {
  const text = encode64(bytes, "base64");
  return text + "=".repeat((4 - (text.length % 4)) % 4);
}

/** Accepts exactly what `toBase64` writes (`bad_base64`): padding required, unused bits zero. */
export function fromBase64(text: string): Uint8Array {
  const bytes = text.length % 4 === 0 ? decode64(text.replace(/={1,2}$/, ""), alphabets.base64) : undefined;
  if (bytes === undefined) throw new ProofError("bad_base64");
  return bytes;
}

/** RFC 4648 section 5: URL-safe alphabet, unpadded (RFC 7515 section 2). */
export function toBase64Url(bytes: Uint8Array): string {
  return encode64(bytes, "base64url");
}

/** Accepts exactly what `toBase64Url` writes (`bad_base64url`): no padding, unused bits zero. */
export function fromBase64Url(text: string): Uint8Array {
  const bytes = decode64(text, alphabets.base64url);
  if (bytes === undefined) throw new ProofError("bad_base64url");
  return bytes;
}

/** ECMAScript 2026, where the engine has it: a registration spends 6 % of its time in encoding otherwise. */
interface Encoding {
  toBase64?: (options: { alphabet: keyof typeof alphabets; omitPadding: boolean }) => string;
}

function encode64(bytes: Uint8Array & Encoding, name: keyof typeof alphabets): string {
  const encoded = bytes.toBase64?.({ alphabet: name, omitPadding: true });
  if (encoded !== undefined) return encoded;
  const alphabet = alphabets[name];
  let text = "";
  let bits = 0;
  let pending = 0;
  for (const byte of bytes) {
    pending = (pending << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += alphabet.charAt((pending >> (bits - 6)) & 63);
    pending &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet.charAt(pending << (6 - bits));
}

function decode64(text: string, alphabet: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let length = 0;
  let bits = 0;
  let pending = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    pending = (pending << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = pending >> bits;
      pending &= (1 << bits) - 1;
    }
  }
  // A dangling character (6 bits) or a set unused bit means that the text is not canonical.
  return bits === 6 || pending !== 0 ? undefined : bytes;
}
