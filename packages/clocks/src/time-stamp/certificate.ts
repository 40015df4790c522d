import {
  type DerElement,
  expectTag,
  readBitString,
  readBoolean,
  readDer,
  readExplicit,
  readInteger,
  readNamedBits,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  readTime,
  TAG,
} from "@colophon/der";
import { Refusal } from "../refusal.ts";
import { readSignatureAlgorithm, type SignatureAlgorithm } from "./algorithm.ts";
import { TIME_STAMP_OID } from "./oid.ts";

/** A certificate of RFC 5280 with any key that `isSignedWith` takes. Its parts have the names that they have there. */
export interface AuthorityCertificate {
  /** All of it, in DER. */
  bytes: Uint8Array;
  tbsCertificate: Uint8Array;
  algorithm: SignatureAlgorithm;
  signatureValue: Uint8Array;
  serialNumber: bigint;
  /** Names in DER, to be compared byte for byte. */
  issuer: Uint8Array;
  subject: Uint8Array;
  /** Unix seconds, both included. */
  notBefore: number;
  notAfter: number;
  subjectPublicKeyInfo: Uint8Array;
  /** The key itself, as OCSP hashes it. */
  publicKey: Uint8Array;
  cA: boolean;
  pathLenConstraint: number;
  /** Bit 0 first; undefined: any use. */
  keyUsage: boolean[] | undefined;
  extendedKeyUsage: { purposes: string[]; critical: boolean } | undefined;
}

/** Unknown critical extensions and algorithms are refused, and whatever is not of version 3. */
export function parseCertificate(bytes: Uint8Array): AuthorityCertificate {
  const [tbsCertificate, signatureAlgorithm, signatureValue] = readSequence(readDer(bytes), 3);
  const [version, serialNumber, signature, issuer, validity, subject, publicKeyInfo, ...rest] =
    readSequence(tbsCertificate);
  if (readInteger(readExplicit(version, 0)) !== 2n) throw unfit("its version");
  // The outer one is not signed, so it must say the same.
  const algorithm = readSignatureAlgorithm(signature);
  if (JSON.stringify(readSignatureAlgorithm(signatureAlgorithm)) !== JSON.stringify(algorithm))
    throw unfit("two algorithms");
  const [notBefore, notAfter] = readSequence(validity, 2);
  const info = expectTag(publicKeyInfo, TAG.sequence);
  return {
    bytes,
    tbsCertificate: expectTag(tbsCertificate, TAG.sequence).bytes,
    algorithm,
    signatureValue: readBitString(signatureValue),
    serialNumber: readInteger(serialNumber),
    issuer: expectTag(issuer, TAG.sequence).bytes,
    subject: expectTag(subject, TAG.sequence).bytes,
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    subjectPublicKeyInfo: info.bytes,
    publicKey: readBitString(readSequence(info, 2)[1]),
    ...readExtensions(rest.find(({ tag }) => tag === TAG.context(3))),
  };
}

export function isInForce({ notBefore, notAfter }: AuthorityCertificate, at: number): boolean {
  return at >= notBefore && at <= notAfter;
}

type Extensions = Pick<AuthorityCertificate, "cA" | "pathLenConstraint" | "keyUsage" | "extendedKeyUsage">;

function readExtensions(element: DerElement | undefined): Extensions {
  const found: Extensions = {
    cA: false,
    pathLenConstraint: Infinity,
    keyUsage: undefined,
    extendedKeyUsage: undefined,
  };
  const seen = new Set<string>();
  for (const extension of element ? readSequence(readExplicit(element, 3)) : []) {
    const { extnID, critical, value } = readExtension(extension);
    if (seen.has(extnID)) throw unfit("a repeated extension");
    seen.add(extnID);
    switch (extnID) {
      case TIME_STAMP_OID.basicConstraints: {
        const fields = [...readSequence(readDer(value))];
        found.cA = fields[0]?.tag === TAG.boolean && readBoolean(fields.shift());
        found.pathLenConstraint = fields[0] ? Number(readInteger(fields[0])) : Infinity;
        break;
      }
      case TIME_STAMP_OID.keyUsage:
        found.keyUsage = readNamedBits(readDer(value));
        break;
      case TIME_STAMP_OID.extendedKeyUsage:
        found.extendedKeyUsage = {
          purposes: readSequence(readDer(value)).map(readObjectIdentifier),
          critical,
        };
        break;
      case TIME_STAMP_OID.certificatePolicies:
        break;
      default:
        if (critical) throw unfit("an unknown critical extension");
    }
  }
  return found;
}

function readExtension(extension: DerElement): { extnID: string; critical: boolean; value: Uint8Array } {
  const fields = [...readSequence(extension)];
  const critical = fields[1]?.tag === TAG.boolean && readBoolean(fields.splice(1, 1)[0]);
  const [extnID, extnValue, ...others] = fields;
  if (others.length > 0) throw unfit("an extension");
  return { extnID: readObjectIdentifier(extnID), critical, value: readOctetString(extnValue) };
}

function unfit(what: string): Refusal {
  return new Refusal("unfit_certificate", what);
}
