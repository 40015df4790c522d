import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import { concat } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { isArray, isObject, parseJson } from "../encoding/json.ts";
import { isP256Key } from "./p256.ts";
import { javaScript, type Primitives } from "./primitives.ts";
import { type Hash, sha256 } from "./sha256.ts";

/** A public P-256 key (RFC 7518 section 6.2.1); `x` and `y` are 32 bytes in base64url. */
export interface EcPublicJwk {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
}

/** Refuses (`bad_jwk`) other key types, points off the curve, and private keys. */
export function parseEcPublicJwk(value: unknown): EcPublicJwk {
  if (!isObject(value)) throw new ProofError("bad_jwk");
  const { kty, crv, x, y } = value;
  if (kty !== "EC" || crv !== "P-256" || typeof x !== "string" || typeof y !== "string") {
    throw new ProofError("bad_jwk", "not a P-256 key");
  }
  if (Object.hasOwn(value, "d")) throw new ProofError("bad_jwk", "a private key");
  const jwk: EcPublicJwk = { kty, crv, x, y };
  if (!isP256Key(pointBytes(jwk))) throw new ProofError("bad_jwk", "not a point");
  return jwk;
}

/** The P-256 keys of a JWK set (RFC 7517 section 5); keys of other types are skipped, as it asks. */
export function parseJwks(text: string): EcPublicJwk[] {
  const set = parseJson(text);
  const keys = isObject(set) ? set["keys"] : undefined;
  if (!isArray(keys)) throw new ProofError("bad_jwk", "not a key set");
  return keys
    .filter((key) => isObject(key) && key["kty"] === "EC" && key["crv"] === "P-256")
    .map(parseEcPublicJwk);
}

/** RFC 7638: SHA-256 over the required members in lexical order, base64url. */
export function jwkThumbprint({ kty, crv, x, y }: EcPublicJwk, hash: Hash = sha256): string {
  return toBase64Url(hash(JSON.stringify({ crv, kty, x, y })));
}

/** ES256 of RFC 7518 section 3.4; `signature` is r and s, 64 bytes. Both values of s are signatures there. */
export function verifyEs256(
  jwk: EcPublicJwk,
  message: Uint8Array,
  signature: Uint8Array,
  { verifyP256 }: Primitives = javaScript,
): boolean {
  return verifyP256(pointBytes(jwk), message, signature);
}

function pointBytes({ x, y }: EcPublicJwk): Uint8Array {
  return concat(Uint8Array.of(4), coordinate(x), coordinate(y));
}

/** 32 bytes each: other lengths that add up to 64 would make another point of the same text. */
function coordinate(text: string): Uint8Array {
  const bytes = fromBase64Url(text);
  if (bytes.length !== 32) throw new ProofError("bad_jwk", "a coordinate has 32 bytes");
  return bytes;
}
