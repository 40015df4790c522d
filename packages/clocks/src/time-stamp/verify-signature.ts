import {
  bitString,
  integer,
  oid,
  readBitString,
  readDer,
  readInteger,
  readObjectIdentifier,
  readSequence,
  sequence,
  TAG,
  encode,
} from "@colophon/der";
import { concat } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import { type HashName, readAlgorithm, type SignatureAlgorithm } from "./algorithm.ts";
import { TIME_STAMP_OID } from "./oid.ts";

// Web Cryptography, which every engine has and no ECMAScript library of TypeScript names.
interface SubtleCrypto {
  digest(hash: HashName | "SHA-1", data: Uint8Array): Promise<ArrayBuffer>;
  importKey(
    format: "spki",
    key: Uint8Array,
    algorithm: object,
    extractable: boolean,
    usages: string[],
  ): Promise<object>;
  verify(algorithm: object, key: object, signature: Uint8Array, data: Uint8Array): Promise<boolean>;
}
declare const crypto: { subtle?: SubtleCrypto };

/** Browsers have it on https and on this machine only. */
function subtle(): SubtleCrypto {
  const found = crypto.subtle;
  if (found === undefined) throw new Refusal("no_cryptography");
  return found;
}

/** The hash of bytes; SHA-1 only for what was named by it (RFC 2634's reference, OCSP's names of certificates). */
export async function hashOf(hash: HashName | "SHA-1", bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await subtle().digest(hash, bytes));
}

/** In bytes, of r and s each. */
const CURVES: Record<string, { name: string; length: number }> = {
  [TIME_STAMP_OID.secp256r1]: { name: "P-256", length: 32 },
  [TIME_STAMP_OID.secp384r1]: { name: "P-384", length: 48 },
};

const MIN_MODULUS_BITS = 2048;
const MAX_MODULUS_BITS = 8192;

/**
 * Whether the key, a SubjectPublicKeyInfo, has made the signature over the message. RSA of 2,048 bits and more, P-256, P-384. Throws
 * `weak_algorithm` for any other key, after which `chain.ts` tries the next certificate of that name; a DerError for what isn’t DER.
 */
export async function isSignedWith(
  publicKeyInfo: Uint8Array,
  {
    algorithm,
    signature,
    message,
  }: { algorithm: SignatureAlgorithm; signature: Uint8Array; message: Uint8Array },
): Promise<boolean> {
  const { name, hash } = algorithm;
  const [keyAlgorithm, keyBits] = readSequence(readDer(publicKeyInfo), 2);
  const { oid: keyType, parameters } = readAlgorithm(keyAlgorithm);
  if (keyType === TIME_STAMP_OID.ecPublicKey) {
    const curve = CURVES[readObjectIdentifier(parameters)];
    if (name !== "ECDSA" || curve === undefined) throw new Refusal("weak_algorithm", "another key or curve");
    const raw = toFixed(signature, curve.length);
    if (raw === undefined) return false;
    const key = await importKey(publicKeyInfo, { name, namedCurve: curve.name });
    return subtle().verify({ name, hash }, key, raw, message);
  }
  const isRsa =
    keyType === TIME_STAMP_OID.rsaEncryption || (keyType === TIME_STAMP_OID.rsassaPss && name === "RSA-PSS");
  if (!isRsa || name === "ECDSA") throw new Refusal("weak_algorithm", `key ${keyType}`);
  const rsaKey = readBitString(keyBits);
  assertModulus(rsaKey);
  // Engines import keys of RSASSA-PSS by the identifier of all RSA keys alone.
  const info = sequence(sequence(oid(TIME_STAMP_OID.rsaEncryption), encode(TAG.null)), bitString(rsaKey));
  const key = await importKey(info, { name, hash });
  return subtle().verify(algorithm, key, signature, message);
}

async function importKey(info: Uint8Array, algorithm: object): Promise<object> {
  try {
    return await subtle().importKey("spki", info, algorithm, false, ["verify"]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("weak_algorithm", "a key that can’t be used");
  }
}

function assertModulus(rsaKey: Uint8Array): void {
  const [modulus = 0n, exponent = 0n] = readSequence(readDer(rsaKey), 2).map(readInteger);
  const bits = modulus.toString(2).length;
  const isSound = modulus > 0n && exponent > 2n && exponent % 2n === 1n;
  if (!isSound || bits < MIN_MODULUS_BITS || bits > MAX_MODULUS_BITS)
    throw new Refusal("weak_algorithm", `RSA of ${bits} bits`);
}

/** r ‖ s of an ECDSA-Sig-Value (RFC 3279, 2.2.3); undefined for numbers that the curve doesn’t have. */
function toFixed(signature: Uint8Array, length: number): Uint8Array | undefined {
  const [r, s] = readSequence(readDer(signature), 2).map((one) => readInteger(one));
  const parts = [r, s].map((value) => {
    const octets = value !== undefined && value > 0n ? readDer(integer(value)).content : undefined;
    const digits = octets?.[0] === 0 ? octets.subarray(1) : octets;
    return digits && digits.length <= length
      ? concat(new Uint8Array(length - digits.length), digits)
      : undefined;
  });
  const [first, second] = parts;
  return first && second ? concat(first, second) : undefined;
}
