import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import { fromUtf8, utf8 } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { hasOneSpelling, isArray, parseJson } from "../encoding/json.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// Disclosures of RFC 9901 section 4.2.1, for object properties only.

export const DISCLOSURE_SALT_LENGTH = 16;

const MAX_DEPTH = 16;

/** Claims that are always visible or that steer a verifier (RFC 9901 section 4.1, SD-JWT VC section 2.2.2.2). */
const RESERVED = new Set([
  "iss",
  "iat",
  "nbf",
  "exp",
  "aud",
  "sub",
  "jti",
  "vct",
  "vct#integrity",
  "cnf",
  "status",
  "salt",
  "_sd",
  "_sd_alg",
  "...",
  "__proto__",
]);

export interface Disclosure {
  name: string;
  value: unknown;
  salt: string;
}

/** A disclosure in base64url. `salt` is 16 fresh random bytes; `value` is JSON. */
export function newDisclosure(name: string, value: unknown, salt: Uint8Array): string {
  if (salt.length !== DISCLOSURE_SALT_LENGTH) throw new RangeError("a disclosure's salt has 16 bytes");
  if (name === "" || RESERVED.has(name)) throw new TypeError(`a disclosure cannot be named ${name}`);
  if (value === undefined) throw new TypeError(`${name} has no value`);
  if (!isPlain(value, MAX_DEPTH))
    throw new TypeError(`${name} is nested too deep, or like a disclosure, or has a number of two spellings`);
  return toBase64Url(utf8(JSON.stringify([toBase64Url(salt), name, value])));
}

/**
 * A disclosure from its base64url text (RFC 9901 section 4.2): a salt of 16 bytes, a name and a value. Another form, a reserved
 * name, or disclosures within the value are a ProofError (`bad_disclosure`, `reserved_claim_name`).
 */
export function parseDisclosure(encoded: string): Disclosure {
  const parts = parseJson(fromUtf8(fromBase64Url(encoded)));
  if (!isArray(parts) || parts.length !== 3) throw new ProofError("bad_disclosure", "not three parts");
  const [salt, name, value] = parts;
  if (typeof salt !== "string" || typeof name !== "string" || name === "") {
    throw new ProofError("bad_disclosure", "salt and name are texts");
  }
  if (fromBase64Url(salt).length !== DISCLOSURE_SALT_LENGTH) throw new ProofError("bad_disclosure", "salt");
  if (RESERVED.has(name)) throw new ProofError("reserved_claim_name", name);
  if (!isPlain(value, MAX_DEPTH)) throw new ProofError("bad_disclosure", "nested disclosures or too deep");
  return { name, value, salt };
}

/** The digest in the record's `_sd` for a disclosure: SHA-256 of its base64url text, in base64url (RFC 9901 section 4.2.3). */
export function disclosureDigest(encoded: string, hash: Hash = sha256): string {
  return toBase64Url(hash(encoded));
}

/** JSON as `parseJson` reads it, without the keys that would make a verifier look for disclosures inside (RFC 9901 section 7.1). */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === "number") return hasOneSpelling(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, "_sd") || Object.hasOwn(value, "...")) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth - 1));
}

/** Opens disclosures against the digests in a record's payload: each must be referenced, and shown once. */
export function openDisclosures(
  { _sd: digests }: { _sd: readonly string[] },
  encoded: readonly string[],
  hash: Hash = sha256,
): Record<string, unknown> {
  const referenced = new Set(digests);
  const seen = new Set<string>();
  const claims = new Map<string, unknown>();
  const parsed = encoded.map((one) => [parseDisclosure(one), disclosureDigest(one, hash)] as const);
  for (const [{ name, value }, digest] of parsed) {
    if (seen.has(digest)) throw new ProofError("duplicate_disclosure", name);
    if (!referenced.has(digest)) throw new ProofError("unreferenced_disclosure", name);
    if (claims.has(name)) throw new ProofError("duplicate_claim", name);
    seen.add(digest);
    claims.set(name, value);
  }
  return Object.fromEntries(claims);
}
