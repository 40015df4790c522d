import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce: version byte ‖ nonce ‖ ciphertext ‖ tag. The context names what is
 * sealed and for whom ("works.private_details:<id>"), so that a value copied to another row or column does not open.
 */
export function seal(key: KeyObject, plaintext: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([
    Uint8Array.of(VERSION),
    nonce,
    cipher.update(plaintext),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Throws when the key or the context is another one, or one bit has changed. */
export function open(key: KeyObject, sealed: Uint8Array, context: string): Buffer {
  if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) {
    throw new Error(`sealed value of ${context} has an unknown form`);
  }
  const nonce = sealed.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const start = decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    throw new Error(`sealed value of ${context} does not open with this key`);
  }
}

export function sealJson(key: KeyObject, value: unknown, context: string): Buffer {
  return seal(key, Buffer.from(JSON.stringify(value)), context);
}

/** The caller knows what it sealed under this context, or parses the result. */
export function openJson(key: KeyObject, sealed: Uint8Array, context: string): unknown {
  return JSON.parse(open(key, sealed, context).toString());
}
