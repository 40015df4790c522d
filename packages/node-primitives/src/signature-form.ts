import { toHex } from "@colophon/proof";

// What a signature has to be before its equation is looked at. Engines differ here, or did in some version.

/** The order of Ed25519's group and the prime of its field (RFC 8032 section 5.1). */
const ED25519_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const ED25519_PRIME = 2n ** 255n - 19n;

/** The order of P-256's group (SEC 2, section 2.4.2). */
const P256_ORDER = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";

const ZERO = "0".repeat(64);

/** R and S, 64 bytes: S below the order, R's y canonical and not one of those that only points of low order have. */
export function hasEd25519Form(signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  const bytes = signature.toReversed();
  const s = integer(bytes.subarray(0, 32));
  const y = BigInt.asUintN(255, integer(bytes.subarray(32)));
  return s < ED25519_ORDER && y > 1n && y < ED25519_PRIME - 1n;
}

/** r and s, 64 bytes, from 1 to below the order. */
export function hasP256Form(signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  // Of one length, hexadecimal numbers and their texts have one order.
  const hex = toHex(signature);
  return [hex.slice(0, 64), hex.slice(64)].every((value) => value > ZERO && value < P256_ORDER);
}

/** Big-endian. */
function integer(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes)}`);
}
