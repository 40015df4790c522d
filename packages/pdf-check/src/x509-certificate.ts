import { p256 } from "@noble/curves/nist.js";
import {
  type DerElement,
  expectTag,
  OID,
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
import { equal, fromUtf8, ProofError } from "@colophon/proof";
import { isSignatureOf } from "./ecdsa-signature.ts";

/** A certificate of RFC 5280 with a P-256 key, signed with ECDSA and SHA-256. Its parts have the names that they have there. */
export interface X509Certificate {
  /** All of it, in DER. */
  bytes: Uint8Array;
  /** The part that its issuer signed. */
  tbsCertificate: Uint8Array;
  signatureValue: Uint8Array;
  serialNumber: bigint;
  /** Names in DER, to be compared byte for byte. */
  issuer: Uint8Array;
  subject: Uint8Array;
  /** For people; empty when there is none. */
  commonName: string;
  /** Unix seconds, both included. */
  notBefore: number;
  notAfter: number;
  /** Uncompressed, 65 bytes. */
  subjectPublicKey: Uint8Array;
  cA: boolean;
  /** How many authorities may be between this one and a signer. */
  pathLenConstraint: number;
  /** Bit 0 first; undefined: any use. */
  keyUsage: boolean[] | undefined;
  /** Object identifiers; undefined: any. */
  extendedKeyUsage: string[] | undefined;
}

/** Version 3, in the INTEGER that says so. */
const V3 = 2n;

/** Other keys, algorithms, forms and unknown critical extensions are refused (`bad_pdf_signature`, or a DerError). */
export function parseX509Certificate(bytes: Uint8Array): X509Certificate {
  const [tbsCertificate, signatureAlgorithm, signatureValue] = readSequence(readDer(bytes), 3);
  const [version, serialNumber, signature, issuer, validity, subject, publicKeyInfo, extensions, ...others] =
    readSequence(tbsCertificate);
  if (readInteger(readExplicit(version, 0)) !== V3 || others.length > 0) throw unfit("version or form");
  // The outer one is not signed: it has the one form that the signed one has.
  for (const algorithm of [signature, signatureAlgorithm]) expectAlgorithm(algorithm, OID.ecdsaWithSha256);
  const [notBefore, notAfter] = readSequence(validity, 2);
  return {
    bytes,
    tbsCertificate: expectTag(tbsCertificate, TAG.sequence).bytes,
    signatureValue: readBitString(signatureValue),
    serialNumber: readInteger(serialNumber),
    issuer: expectTag(issuer, TAG.sequence).bytes,
    subject: expectTag(subject, TAG.sequence).bytes,
    commonName: readCommonName(subject),
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    subjectPublicKey: readSubjectPublicKey(publicKeyInfo),
    ...readExtensions(extensions),
  };
}

/** An AlgorithmIdentifier without parameters, not even NULL (RFC 5754, 2; RFC 5758, 3.2). */
export function expectAlgorithm(element: DerElement | undefined, oid: string): void {
  const [algorithm] = readSequence(element, 1);
  if (readObjectIdentifier(algorithm) !== oid) throw unfit("algorithm");
}

/** Whether `issuer` has signed `certificate`. */
export function isSignedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return isSignatureOf(certificate.signatureValue, certificate.tbsCertificate, issuer.subjectPublicKey);
}

/** Whether it is a root, by its names. */
export function isSelfIssued({ issuer, subject }: X509Certificate): boolean {
  return equal(issuer, subject);
}

function readSubjectPublicKey(subjectPublicKeyInfo: DerElement | undefined): Uint8Array {
  const [algorithm, subjectPublicKey] = readSequence(subjectPublicKeyInfo, 2);
  const [type, curve] = readSequence(algorithm, 2).map(readObjectIdentifier);
  if (type !== OID.ecPublicKey || curve !== OID.secp256r1) throw unfit("key");
  const point = readBitString(subjectPublicKey);
  if (!p256.utils.isValidPublicKey(point, false)) throw unfit("key");
  return point;
}

function readCommonName(subject: DerElement | undefined): string {
  const attributes = readSequence(subject).flatMap(({ children }) => children);
  const names = attributes.map((attribute) => readSequence(attribute, 2));
  const name = names.find(([type]) => readObjectIdentifier(type) === OID.commonName)?.[1];
  const isText = name?.tag === TAG.utf8String || name?.tag === TAG.printableString;
  return isText ? fromUtf8(name.content) : "";
}

type Extensions = Pick<X509Certificate, "cA" | "pathLenConstraint" | "keyUsage" | "extendedKeyUsage">;

function readExtensions(element: DerElement | undefined): Extensions {
  const found: Extensions = {
    cA: false,
    pathLenConstraint: Infinity,
    keyUsage: undefined,
    extendedKeyUsage: undefined,
  };
  const seen = new Set<string>();
  for (const extension of element ? readSequence(readExplicit(element, 3)) : []) {
    const { extnID, critical, extnValue } = readExtension(extension);
    if (seen.has(extnID)) throw unfit("repeated extension");
    seen.add(extnID);
    switch (extnID) {
      case OID.basicConstraints:
        Object.assign(found, readBasicConstraints(readDer(extnValue)));
        break;
      case OID.keyUsage:
        found.keyUsage = readNamedBits(readDer(extnValue));
        break;
      case OID.extendedKeyUsage:
        found.extendedKeyUsage = readSequence(readDer(extnValue)).map(readObjectIdentifier);
        break;
      default:
        if (critical) throw unfit("unknown critical extension");
    }
  }
  return found;
}

function readExtension(extension: DerElement): { extnID: string; critical: boolean; extnValue: Uint8Array } {
  const fields = [...readSequence(extension)];
  const critical = fields.length === 3 && readTrue(fields.splice(1, 1)[0]);
  const [extnID, extnValue, ...others] = fields;
  if (others.length > 0) throw unfit("extension");
  return { extnID: readObjectIdentifier(extnID), critical, extnValue: readOctetString(extnValue) };
}

function readBasicConstraints(
  basicConstraints: DerElement,
): Pick<X509Certificate, "cA" | "pathLenConstraint"> {
  const [cA, pathLenConstraint, ...others] = readSequence(basicConstraints);
  if (others.length > 0) throw unfit("basic constraints");
  return {
    cA: cA !== undefined && readTrue(cA),
    pathLenConstraint: pathLenConstraint ? Number(readInteger(pathLenConstraint)) : Infinity,
  };
}

/** A BOOLEAN whose default is FALSE: in DER it is TRUE or not there. */
function readTrue(element: DerElement | undefined): true {
  if (!readBoolean(element)) throw unfit("a default value is written out");
  return true;
}

function unfit(what: string): ProofError {
  return new ProofError("bad_pdf_signature", `a certificate is unfit: ${what}`);
}
