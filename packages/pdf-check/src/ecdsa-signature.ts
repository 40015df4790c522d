import { p256 } from "@noble/curves/nist.js";
import { DerError, readDer, readInteger, readSequence } from "@colophon/der";

/**
 * Whether `signature`, an ECDSA-Sig-Value in DER (RFC 3279, 2.2.3), was made over the message with the key, an uncompressed
 * point of P-256, and SHA-256. Both s and n − s are signatures: about every second one that was ever made has the larger.
 */
export function isSignatureOf(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  const compact = toCompact(signature);
  return compact !== undefined && p256.verify(compact, message, publicKey, { lowS: false });
}

/** r ‖ s; undefined for what is not a signature, or has r or s outside of 1 to n − 1. */
function toCompact(signature: Uint8Array): Uint8Array | undefined {
  try {
    const [r = 0n, s = 0n] = readSequence(readDer(signature), 2).map(readInteger);
    const isInRange = [r, s].every((value) => value > 0n && value < p256.Point.Fn.ORDER);
    return isInRange ? new p256.Signature(r, s).toBytes("compact") : undefined;
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}
