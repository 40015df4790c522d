import { edwards } from "@noble/curves/abstract/edwards.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { concat, equal } from "../encoding/bytes.ts";

// Engines disagree on Ed25519 signatures with points outside the prime-order subgroup or in another than the canonical
// encoding. What is accepted here is accepted by every engine: RFC 8032 section 5.1.7 with key and R canonical, not of
// low order and without a low-order component (on such points the equations with and without cofactor agree).

/** The curve of RFC 8032 section 5.1: noble's own `ed25519` brings along signing and X25519, which no check needs. */
const Point = /* @__PURE__ */ edwards({
  p: 2n ** 255n - 19n,
  n: 2n ** 252n + 27742317777372353535851937790883648493n,
  h: 8n,
  a: 2n ** 255n - 20n,
  d: 37095705934669439343138083508754565189542113879843219016388785533085940283555n,
  Gx: 15112221349535400772501151409588531511454012693041857206046113283949847762202n,
  Gy: 46316835694926478169428394003475163141307993866256225615783033603165251855960n,
});
const { Fn } = Point;

/** Whether 32 bytes are a key in canonical encoding, of the prime-order subgroup, and not its identity. */
export function isSoundEd25519Key(publicKey: Uint8Array): boolean {
  if (publicKey.length !== 32) return false;
  try {
    const point = Point.fromBytes(publicKey, false);
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
}

/**
 * `publicKey` is one that `isSoundEd25519Key` accepts: the check is not repeated for every signature. Then [S]B − [k]A is
 * of the prime-order subgroup and its encoding canonical, and an R of the same bytes is so too, with no check of its own.
 */
export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  const encodedR = signature.subarray(0, 32);
  const s = littleEndian(signature.subarray(32));
  if (s >= Fn.ORDER) return false;
  const k = Fn.create(littleEndian(sha512(concat(encodedR, publicKey, message))));
  const r = Point.BASE.multiplyUnsafe(s).subtract(Point.fromBytes(publicKey, false).multiplyUnsafe(k));
  return !r.is0() && equal(r.toBytes(), encodedR);
}

function littleEndian(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes.toReversed()) value = (value << 8n) | BigInt(byte);
  return value;
}
