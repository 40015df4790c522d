import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import { deflate, inflate } from "./compression.ts";
import type { DataKey } from "./keys/data-key.ts";

/** The first byte: what was encrypted. Older texts are sealed as `BYTES`. */
const BYTES = 1;
const COMPRESSED_TEXT = 2;
/** Added if the key isn't the first one: then its number is the second byte. */
const NUMBERED = 2;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce: form ‖ number of the key, if it isn't the first ‖ nonce ‖ ciphertext ‖
 * tag. The context names what is sealed and for whom ("works.private_details:<id>"), so that a value copied to another row or
 * column can't be opened.
 */
export function seal(key: DataKey, plaintext: Uint8Array, context: string): Buffer {
  return encrypt(BYTES, key.current(), plaintext, context);
}

/** Throws if the key or the context is wrong, or a bit has changed. */
export function open(key: DataKey, sealed: Uint8Array, context: string): Buffer {
  if (contentOf(sealed) !== BYTES) throw unknownForm(context);
  return decrypt(key, sealed, context);
}

/** As `seal`, compressed first (docs/decisions/018). */
export function sealText(key: DataKey, text: string, context: string): Buffer {
  return encrypt(COMPRESSED_TEXT, key.current(), deflate(text), context);
}

/** As `open`, also for texts that were sealed without compression. */
export function openText(key: DataKey, sealed: Uint8Array, context: string): string {
  if (contentOf(sealed) !== COMPRESSED_TEXT) return open(key, sealed, context).toString();
  return inflate(decrypt(key, sealed, context));
}

export function sealJson(key: DataKey, value: unknown, context: string): Buffer {
  return sealText(key, JSON.stringify(value), context);
}

/** The caller knows what it sealed under this context, or parses the result. */
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
  return form > NUMBERED ? number : 1;
}

/** The overhead, in bytes, of sealing with a key of this number. */
export const sealBytes = (number: number): number => headerBytes(number) + TAG_BYTES;

const headerBytes = (number: number): number => (number === 1 ? 1 : 2) + NONCE_BYTES;

function contentOf([form = 0]: Uint8Array): number {
  return form > NUMBERED ? form - NUMBERED : form;
}

function encrypt(
  content: number,
  { number, key }: { number: number; key: KeyObject },
  plaintext: Uint8Array,
  context: string,
): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const form = number === 1 ? [content] : [content + NUMBERED, number];
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
  const form = [...sealed.subarray(0, header - NONCE_BYTES)];
  if (sealed.length < header + TAG_BYTES || ![BYTES, COMPRESSED_TEXT].includes(contentOf(sealed)))
    throw unknownForm(context);
  const nonce = sealed.subarray(header - NONCE_BYTES, header);
  const decipher = createDecipheriv("aes-256-gcm", key.get(number), nonce, { authTagLength: TAG_BYTES })
    .setAAD(authenticated(form, context))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const start = decipher.update(sealed.subarray(header, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    throw new Error(`sealed value of ${context} does not open with this key`);
  }
}

/** Binds the form too, except the oldest one, which was sealed without. */
function authenticated(form: readonly number[], context: string): Buffer {
  return Buffer.from(form.length === 1 && form[0] === BYTES ? context : `${form.join(".")}:${context}`);
}

const unknownForm = (context: string): Error => new Error(`sealed value of ${context} has an unknown form`);
