import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import { deflate, inflate } from "./compression.ts";

/** The first byte: what was encrypted. Texts of before are sealed as `BYTES`. */
const BYTES = 1;
const COMPRESSED_TEXT = 2;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce: version byte ‖ nonce ‖ ciphertext ‖ tag. The context names what is
 * sealed and for whom ("works.private_details:<id>"), so that a value copied to another row or column does not open.
 */
export function seal(key: KeyObject, plaintext: Uint8Array, context: string): Buffer {
  return encrypt(BYTES, key, plaintext, context);
}

/** Throws when the key or the context is another one, or one bit has changed. */
export function open(key: KeyObject, sealed: Uint8Array, context: string): Buffer {
  if (sealed[0] !== BYTES) throw unknownForm(context);
  return decrypt(key, sealed, context);
}

/** As `seal`, compressed first (docs/decisions/018). */
export function sealText(key: KeyObject, text: string, context: string): Buffer {
  return encrypt(COMPRESSED_TEXT, key, deflate(text), context);
}

/** As `open`, also for texts that were sealed without being compressed. */
export function openText(key: KeyObject, sealed: Uint8Array, context: string): string {
  if (sealed[0] !== COMPRESSED_TEXT) return open(key, sealed, context).toString();
  return inflate(decrypt(key, sealed, context));
}

export function sealJson(key: KeyObject, value: unknown, context: string): Buffer {
  return sealText(key, JSON.stringify(value), context);
}

/** The caller knows what it sealed under this context, or parses the result. */
export function openJson(key: KeyObject, sealed: Uint8Array, context: string): unknown {
  return JSON.parse(openText(key, sealed, context));
}

function encrypt(version: number, key: KeyObject, plaintext: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(authenticated(version, context));
  return Buffer.concat([
    Uint8Array.of(version),
    nonce,
    cipher.update(plaintext),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function decrypt(key: KeyObject, sealed: Uint8Array, context: string): Buffer {
  const [version = 0] = sealed;
  if (sealed.length < HEADER_BYTES + TAG_BYTES) throw unknownForm(context);
  const nonce = sealed.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(authenticated(version, context))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const start = decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    throw new Error(`sealed value of ${context} does not open with this key`);
  }
}

/** The version is bound too, except the first, which was sealed without. */
function authenticated(version: number, context: string): Buffer {
  return Buffer.from(version === BYTES ? context : `${version}:${context}`);
}

const unknownForm = (context: string): Error => new Error(`sealed value of ${context} has an unknown form`);
