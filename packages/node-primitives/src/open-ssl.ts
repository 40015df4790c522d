import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { type Primitives, toBase64Url } from "@colophon/proof";
import { keyed } from "./keyed.ts";

/** OpenSSL's own word on signatures; false for a key that it does not take. */
export type OpenSsl = Pick<Primitives, "verifyEd25519" | "verifyP256">;

/** It remembers keys: opening one takes a third of the time of a signature. */
export function createOpenSsl(): OpenSsl {
  const ed25519Key = keyed((publicKey) => openKey({ kty: "OKP", crv: "Ed25519", x: toBase64Url(publicKey) }));
  const p256Key = keyed((publicKey) => {
    // OpenSSL takes shorter coordinates too, and what begins otherwise is a point in another form.
    if (publicKey.length !== 65 || publicKey[0] !== 4) return undefined;
    const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map(toBase64Url);
    return openKey({ kty: "EC", crv: "P-256", x, y });
  });
  return {
    verifyEd25519(publicKey, message, signature) {
      const key = ed25519Key(publicKey);
      return key !== undefined && verify(null, message, key, signature);
    },
    verifyP256(publicKey, message, signature) {
      const key = p256Key(publicKey);
      return key !== undefined && verify("sha256", message, { key, dsaEncoding: "ieee-p1363" }, signature);
    },
  };
}

function openKey(key: Record<string, string | undefined>): KeyObject | undefined {
  try {
    return createPublicKey({ format: "jwk", key });
  } catch {
    return undefined; // Not a point, or an OpenSSL that was built without the curve.
  }
}
