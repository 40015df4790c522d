import { createHash, createPublicKey, type KeyObject, randomBytes, sign, X509Certificate } from "node:crypto";
import {
  bitString,
  boolean,
  context,
  encode,
  integer,
  octetString,
  OID,
  oid,
  sequence,
  setOf,
  time,
  utf8String,
} from "@colophon/der";

export interface X509Request {
  /** The key of the new certificate's subject, P-256. */
  privateKey: KeyObject;
  commonName: string;
  notBefore: Date;
  notAfter: Date;
  /** Absent: the certificate is self-signed and becomes a root. */
  issuer?: { privateKey: KeyObject; commonName: string };
}

const ecdsaWithSha256 = sequence(oid(OID.ecdsaWithSha256));

/**
 * What readers expect of a signer: some complain without emailProtection, and some look for document signing (RFC 9336).
 */
const extendedKeyUsage = [OID.documentSigning, OID.emailProtection, OID.authenticDocumentsTrust];

/** An X.509 certificate (RFC 5280): a root, or its leaf that signs documents. */
export function makeX509({
  privateKey,
  commonName,
  notBefore,
  notAfter,
  issuer,
}: X509Request): X509Certificate {
  const publicKey = createPublicKey(privateKey);
  const authority = issuer ?? { privateKey, commonName };
  const tbsCertificate = sequence(
    context(0, integer(2)),
    // Positive and unpredictable (RFC 5280 §4.1.2.2).
    integer(BigInt(`0x01${randomBytes(15).toString("hex")}`)),
    ecdsaWithSha256,
    name(authority.commonName),
    sequence(time(notBefore), time(notAfter)),
    name(commonName),
    publicKey.export({ type: "spki", format: "der" }),
    context(3, sequence(...extensions(publicKey, issuer && createPublicKey(issuer.privateKey)))),
  );
  const signature = sign("sha256", tbsCertificate, authority.privateKey);
  return new X509Certificate(sequence(tbsCertificate, ecdsaWithSha256, bitString(signature)));
}

function extensions(publicKey: KeyObject, issuer: KeyObject | undefined): Uint8Array[] {
  const subjectKey = extension(OID.subjectKeyIdentifier, octetString(keyIdentifier(publicKey)));
  if (issuer === undefined) {
    return [
      extension(OID.basicConstraints, sequence(boolean(true), integer(0)), "critical"),
      // keyCertSign and cRLSign: bits 5 and 6.
      extension(OID.keyUsage, bitString(Uint8Array.of(0b0000_0110), 1), "critical"),
      subjectKey,
    ];
  }
  return [
    // digitalSignature and nonRepudiation: bits 0 and 1.
    extension(OID.keyUsage, bitString(Uint8Array.of(0b1100_0000), 6), "critical"),
    extension(OID.extendedKeyUsage, sequence(...extendedKeyUsage.map(oid))),
    subjectKey,
    extension(OID.authorityKeyIdentifier, sequence(encode(0x80, keyIdentifier(issuer)))),
  ];
}

function extension(extnID: string, value: Uint8Array, critical?: "critical"): Uint8Array {
  return sequence(oid(extnID), ...(critical ? [boolean(true)] : []), octetString(value));
}

/** SHA-1 of the point (RFC 5280 §4.2.1.2): an identifier, not a protection. */
function keyIdentifier(publicKey: KeyObject): Uint8Array {
  const spki = publicKey.export({ type: "spki", format: "der" });
  return createHash("sha1").update(spki.subarray(-65)).digest();
}

function name(commonName: string): Uint8Array {
  return sequence(setOf(sequence(oid(OID.commonName), utf8String(commonName))));
}
