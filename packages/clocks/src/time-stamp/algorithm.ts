import {
  type DerElement,
  expectTag,
  readDer,
  readExplicit,
  readInteger,
  readObjectIdentifier,
  readSequence,
  TAG,
} from "@colophon/der";
import { Refusal } from "../refusal.ts";
import { TIME_STAMP_OID } from "./oid.ts";

export type HashName = "SHA-256" | "SHA-384" | "SHA-512";

/** How a signature is made, whatever the key. */
export type SignatureAlgorithm =
  | { name: "RSASSA-PKCS1-v1_5" | "ECDSA"; hash: HashName }
  | { name: "RSA-PSS"; hash: HashName; saltLength: number };

const HASHES: Record<string, HashName> = {
  [TIME_STAMP_OID.sha256]: "SHA-256",
  [TIME_STAMP_OID.sha384]: "SHA-384",
  [TIME_STAMP_OID.sha512]: "SHA-512",
};

const SIGNATURES: Record<string, SignatureAlgorithm> = {
  [TIME_STAMP_OID.sha256WithRsa]: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
  [TIME_STAMP_OID.sha384WithRsa]: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-384" },
  [TIME_STAMP_OID.sha512WithRsa]: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-512" },
  [TIME_STAMP_OID.ecdsaWithSha256]: { name: "ECDSA", hash: "SHA-256" },
  [TIME_STAMP_OID.ecdsaWithSha384]: { name: "ECDSA", hash: "SHA-384" },
  [TIME_STAMP_OID.ecdsaWithSha512]: { name: "ECDSA", hash: "SHA-512" },
};

/** Signatures may have more than a key's modulus takes; nobody uses longer salts than hashes. */
const MAX_SALT = 64;

/** SHA-2 of an AlgorithmIdentifier; every other hash is too weak, or unknown. */
export function readHash(element: DerElement | undefined): HashName {
  const { oid } = readAlgorithm(element);
  const hash = HASHES[oid];
  if (hash === undefined) throw new Refusal("weak_algorithm", `hash ${oid}`);
  return hash;
}

/** The identifier of an AlgorithmIdentifier, whose parameters are absent or NULL, or those of RSASSA-PSS or a curve. */
export function readAlgorithm(element: DerElement | undefined): { oid: string; parameters?: DerElement } {
  const [algorithm, parameters, ...others] = readSequence(element);
  if (others.length > 0) throw new Refusal("unreadable", "an algorithm has two parameters");
  const oid = readObjectIdentifier(algorithm);
  return parameters === undefined || parameters.tag === TAG.null ? { oid } : { oid, parameters };
}

/**
 * How a signature was made. CMS also names the key's own algorithm alone (RFC 5652, 10.1.2; RFC 3370, 3.2): then `digest`, its
 * digest algorithm, is the hash.
 */
export function readSignatureAlgorithm(
  element: DerElement | undefined,
  digest?: HashName,
): SignatureAlgorithm {
  const { oid, parameters } = readAlgorithm(element);
  if (oid === TIME_STAMP_OID.rsassaPss) return readPss(parameters);
  const algorithm = SIGNATURES[oid];
  if (algorithm !== undefined) return algorithm;
  if (digest !== undefined && oid === TIME_STAMP_OID.rsaEncryption)
    return { name: "RSASSA-PKCS1-v1_5", hash: digest };
  if (digest !== undefined && oid === TIME_STAMP_OID.ecPublicKey) return { name: "ECDSA", hash: digest };
  throw new Refusal("weak_algorithm", `signature ${oid}`);
}

/** RFC 4055, 3.1. Its defaults are SHA-1's, so hash and mask are always written; both are of one hash. */
function readPss(parameters: DerElement | undefined): SignatureAlgorithm {
  const fields = readSequence(parameters);
  const field = (n: number) => {
    const found = fields.find(({ tag }) => tag === TAG.context(n));
    return found && readExplicit(found, n);
  };
  const hash = readHash(field(0) ?? sha1);
  const mask = readAlgorithm(field(1) ?? sha1);
  if (mask.oid !== TIME_STAMP_OID.mgf1 || readHash(mask.parameters) !== hash)
    throw new Refusal("weak_algorithm", "RSASSA-PSS with two hashes");
  const saltLength = Number(field(2) ? readInteger(field(2)) : 20n);
  const trailer = field(3) ? readInteger(field(3)) : 1n;
  if (saltLength < 0 || saltLength > MAX_SALT || trailer !== 1n)
    throw new Refusal("weak_algorithm", "RSASSA-PSS with another salt or end");
  return { name: "RSA-PSS", hash, saltLength };
}

const sha1 = expectTag(
  readDer(Uint8Array.of(0x30, 0x07, 0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a)),
  TAG.sequence,
);
