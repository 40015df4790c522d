import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import { deflate, inflateText } from "./compression.ts";
import type { DataKey } from "./keys/data-key.ts";

/** The first byte: what was encrypted. Older texts are sealed as `plainBytes`. */
const plainBytes = 1;
const compressedText = 2;
/** Added if the key isn't the first one: then its number is the second byte. */
const numbered = 2;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce: form ‖ number of the key, if it isn't the first ‖ nonce ‖ ciphertext ‖
 * tag. The context names what is sealed and for whom ("works.private_details:<id>"), so that a value copied to another row or
 * column can't be opened.
 */
export function seal(key: DataKey, plaintext: Uint8Array, context: string): Buffer {
  return encrypt(plainBytes, key.current(), plaintext, context);
}

/** Throws if the key or the context is wrong, or a bit has changed. */
export function open(key: DataKey, sealed: Uint8Array, context: string): Buffer {
  if (contentOf(sealed) !== plainBytes) throw unknownForm(context);
  return decrypt(key, sealed, context);
}

/** As `seal`, compressed first (docs/decisions/018). */
export function sealText(key: DataKey, text: string, context: string): Buffer {
  return encrypt(compressedText, key.current(), deflate(text), context);
}

/** As `open`, also for texts that were sealed without compression. */
export function openText(key: DataKey, sealed: Uint8Array, context: string): string {
  if (contentOf(sealed) !== compressedText) return open(key, sealed, context).toString();
  return inflateText(decrypt(key, sealed, context));
}

export function sealJson(key: DataKey, value: unknown, context: string): Buffer {
  return sealText(key, JSON.stringify(value), context);
}

/** The caller knows what it sealed under this context, or parses the result. An earlier release may have sealed less. */
export function openJson(key: DataKey, sealed: Uint8Array, context: string): unknown {
  return JSON.parse(openText(key, sealed, context));
}

/** The same value, re-sealed with the current key. */
export function sealAnew(key: DataKey, sealed: Uint8Array, context: string): Buffer {
  return encrypt(contentOf(sealed), key.current(), decrypt(key, sealed, context), context);
}

/** The number of the key that sealed this. */
export function sealedBy(sealed: Uint8Array): number {
  const [form = 0, number = 0] = sealed;
  return form > numbered ? number : 1;
}

/** The overhead, in bytes, of sealing with a key of this number. */
export const sealBytes = (number: number): number => headerBytes(number) + tagBytes;

const headerBytes = (number: number): number => (number === 1 ? 1 : 2) + nonceBytes;

function contentOf([form = 0]: Uint8Array): number {
  return form > numbered ? form - numbered : form;
}

function encrypt(
  content: number,
  { number, key }: { number: number; key: KeyObject },
  plaintext: Uint8Array,
  context: string,
): Buffer {
  const nonce = randomBytes(nonceBytes);
  const form = number === 1 ? [content] : [content + numbered, number];
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(authenticated(form, context));
  return Buffer.concat([
    Uint8Array.from(form),
    nonce,
    cipher.update(plaintext),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function decrypt(key: DataKey, sealed: Uint8Array, context: string): Buffer {
  const number = sealedBy(sealed);
  const header = headerBytes(number);
  const form = [...sealed.subarray(0, header - nonceBytes)];
  if (sealed.length < header + tagBytes || ![plainBytes, compressedText].includes(contentOf(sealed)))
    throw unknownForm(context);
  const nonce = sealed.subarray(header - nonceBytes, header);
  const decipher = createDecipheriv("aes-256-gcm", key.get(number), nonce, { authTagLength: tagBytes })
    .setAAD(authenticated(form, context))
    .setAuthTag(sealed.subarray(-tagBytes));
  const start = decipher.update(sealed.subarray(header, -tagBytes));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    throw new Error(`sealed value of ${context} does not open with this key`);
  }
}

/** Binds the form too, except the oldest one, which was sealed without. */
function authenticated(form: readonly number[], context: string): Buffer {
  return Buffer.from(form.length === 1 && form[0] === plainBytes ? context : `${form.join(".")}:${context}`);
}

const unknownForm = (context: string): Error => new Error(`sealed value of ${context} has an unknown form`);
