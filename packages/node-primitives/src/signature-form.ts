// What a signature has to be before its equation is looked at. Engines differ here, or did in some version.

/** The order of Ed25519's group and the prime of its field (RFC 8032 section 5.1). */
const ED25519_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const ED25519_PRIME = 2n ** 255n - 19n;

/** The order of P-256's group (SEC 2, section 2.4.2). */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

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
  return [signature.subarray(0, 32), signature.subarray(32)]
    .map(integer)
    .every((value) => value > 0n && value < P256_ORDER);
}

/** Big-endian. */
function integer(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
}
