import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { isHex } from "../anchor/anchor.ts";
import { concat, fromHex, toHex } from "../encoding/bytes.ts";

/**
 * The Ethereum address whose key has signed a hash of 32 bytes (SEC 1, section 4.1.6), in lower-case hex with 0x; undefined for
 * what is no signature. One signature has one spelling: r, s and v, 65 bytes of lower-case hex with 0x, v being 1b or
 * 1c and s in the lower half (EIP-2).
 */
export function recoverAddress(hash: Uint8Array, signature: string): string | undefined {
  const v = ["1b", "1c"].indexOf(signature.slice(-2));
  if (!isHex(signature, 65) || v < 0) return undefined;
  try {
    const bytes = concat(Uint8Array.of(v), fromHex(signature.slice(2, -2)));
    const parsed = secp256k1.Signature.fromBytes(bytes, "recovered");
    return parsed.hasHighS() ? undefined : addressOf(parsed.recoverPublicKey(hash).toBytes(false));
  } catch {
    return undefined; // Numbers out of range, or no point of the curve.
  }
}

/** Yellow paper, appendix F: the end of the hash of the point without its prefix. */
function addressOf(publicKey: Uint8Array): string {
  return `0x${toHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`;
}
