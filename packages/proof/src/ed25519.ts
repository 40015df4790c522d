import { ed25519 } from "@noble/curves/ed25519.js";

// Engines disagree on Ed25519 signatures with points outside the prime-order subgroup or in another than the canonical
// encoding. What is accepted here is accepted by every engine: RFC 8032 section 5.1.7 with key and R canonical, not of
// low order and without a low-order component (on such points the equations with and without cofactor agree).

/** Whether 32 bytes are a key in canonical encoding, of the prime-order subgroup, and not its identity. */
export function isSoundEd25519Key(publicKey: Uint8Array): boolean {
  return isSoundPoint(publicKey);
}

/** `publicKey` is one that `isSoundEd25519Key` accepts: the check is not repeated for every signature. */
export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return (
    signature.length === 64 &&
    isSoundPoint(signature.subarray(0, 32)) &&
    ed25519.verify(signature, message, publicKey, { zip215: false })
  );
}

function isSoundPoint(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  try {
    const point = ed25519.Point.fromBytes(bytes, false);
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
}
