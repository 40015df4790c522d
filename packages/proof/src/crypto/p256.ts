import { p256 } from "@noble/curves/nist.js";

/** Whether 65 bytes are a point of the curve in its uncompressed form (SEC 1, section 2.3.4). */
export function isP256Key(publicKey: Uint8Array): boolean {
  return p256.utils.isValidPublicKey(publicKey, false);
}

/** ECDSA with SHA-256; `signature` is r and s, 64 bytes. Both values of s are signatures. */
export function verifyP256(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return signature.length === 64 && p256.verify(signature, message, publicKey, { lowS: false });
}
