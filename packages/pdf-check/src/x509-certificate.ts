import { p256 } from "@noble/curves/nist.js";
import { ProofError } from "@colophon/proof";
import {
  type Der,
  expectTag,
  readBitString,
  readDer,
  readInside,
  readObjectId,
  readSequence,
  readTime,
  TAG,
} from "./der.ts";
import { OBJECT_ID } from "./object-id.ts";

/** A certificate of RFC 5280 with a P-256 key, signed with ECDSA and SHA-256. */
export interface X509Certificate {
  /** All of it, in DER. */
  bytes: Uint8Array;
  /** The part that its issuer signed. */
  signedPart: Uint8Array;
  signature: Uint8Array;
  serial: Uint8Array;
  /** Names in DER, to be compared byte for byte. */
  issuer: Uint8Array;
  subject: Uint8Array;
  commonName: string;
  /** Unix seconds, both included. */
  notBefore: number;
  notAfter: number;
  /** Uncompressed, 65 bytes. */
  publicKey: Uint8Array;
  isAuthority: boolean;
  /** How many authorities may stand between this one and a signer. */
  pathLength: number;
  /** The bits of its key usage; undefined: any. */
  keyUsage: number | undefined;
  /** Object ids of its extended key usage; undefined: any. */
  purposes: string[] | undefined;
}

/** Other keys, algorithms and unknown critical extensions are refused (`bad_pdf_signature`). */
export function parseX509Certificate(bytes: Uint8Array): X509Certificate {
  const [signedPart, algorithm, signature] = readSequence(readDer(bytes));
  const [version, serial, innerAlgorithm, issuer, validity, subject, key, ...optional] =
    readSequence(signedPart);
  if (version?.tag !== TAG.context(0)) throw unfit("version");
  for (const one of [algorithm, innerAlgorithm])
    if (readObjectId(readSequence(one)[0]) !== OBJECT_ID.ecdsaWithSha256) throw unfit("algorithm");
  const [notBefore, notAfter] = readSequence(validity).map(readTime);
  if (notBefore === undefined || notAfter === undefined) throw unfit("validity");
  return {
    bytes,
    signedPart: expectTag(signedPart, TAG.sequence).bytes,
    signature: readBitString(signature),
    serial: expectTag(serial, TAG.integer).content,
    issuer: expectTag(issuer, TAG.sequence).bytes,
    subject: expectTag(subject, TAG.sequence).bytes,
    commonName: readCommonName(subject),
    notBefore,
    notAfter,
    publicKey: readPublicKey(key),
    ...readExtensions(optional.find(({ tag }) => tag === TAG.context(3))),
  };
}

/** Whether `issuer` has signed `certificate`. Both values of s are signatures. */
export function isSignedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return isSignatureOf(certificate.signature, certificate.signedPart, issuer.publicKey);
}

/** ECDSA on P-256 with SHA-256; `signature` is DER (RFC 3279, 2.2.3). */
export function isSignatureOf(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return p256.verify(signature, message, publicKey, { format: "der", lowS: false });
  } catch {
    // The library throws on what is no signature at all.
    return false;
  }
}

function readPublicKey(element: Der | undefined): Uint8Array {
  const [algorithm, key] = readSequence(element);
  const [kind, curve] = readSequence(algorithm).map(readObjectId);
  if (kind !== OBJECT_ID.ecPublicKey || curve !== OBJECT_ID.p256) throw unfit("key");
  const point = readBitString(key);
  if (!p256.utils.isValidPublicKey(point, false)) throw unfit("key");
  return point;
}

/** For people; empty when there is none. */
function readCommonName(subject: Der | undefined): string {
  const names = readSequence(subject).flatMap(readInside).map(readSequence);
  const name = names.find(([kind]) => readObjectId(kind) === OBJECT_ID.commonName)?.[1];
  const percent = Array.from(
    name?.content.subarray(0, 256) ?? [],
    (byte) => `%${byte.toString(16).padStart(2, "0")}`,
  );
  try {
    return decodeURIComponent(percent.join(""));
  } catch {
    return "";
  }
}

type Extensions = Pick<X509Certificate, "isAuthority" | "pathLength" | "keyUsage" | "purposes">;

function readExtensions(element: Der | undefined): Extensions {
  const found: Extensions = {
    isAuthority: false,
    pathLength: Infinity,
    keyUsage: undefined,
    purposes: undefined,
  };
  const extensions = element ? readSequence(readDer(element.content)) : [];
  for (const extension of extensions) {
    const [id, ...rest] = readSequence(extension);
    const value = readDer(expectTag(rest.pop(), TAG.octetString).content);
    switch (readObjectId(id)) {
      case OBJECT_ID.basicConstraints: {
        const [authority, pathLength] = readSequence(value);
        found.isAuthority = authority !== undefined && expectTag(authority, TAG.boolean).content[0] === 0xff;
        if (pathLength)
          found.pathLength = expectTag(pathLength, TAG.integer).content.reduce(
            (sum, byte) => sum * 256 + byte,
            0,
          );
        break;
      }
      case OBJECT_ID.keyUsage:
        found.keyUsage = expectTag(value, TAG.bitString).content[1] ?? 0;
        break;
      case OBJECT_ID.extendedKeyUsage:
        found.purposes = readSequence(value).map(readObjectId);
        break;
      default:
        if (rest[0]?.content[0] === 0xff) throw unfit("unknown critical extension");
    }
  }
  return found;
}

function unfit(what: string): ProofError {
  return new ProofError("bad_pdf_signature", `a certificate is unfit: ${what}`);
}
