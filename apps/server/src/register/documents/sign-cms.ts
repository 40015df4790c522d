import { createHash, sign } from "node:crypto";
import {
  context,
  encode,
  expectTag,
  integer,
  octetString,
  OID,
  oid,
  readDer,
  readSequence,
  sequence,
  setOf,
  TAG,
} from "@colophon/der";
import type { SigningIdentity } from "./signing-identity.ts";

/** A signature before assembly: a time-stamp of `value` may be added. */
export interface CmsSignature {
  value: Uint8Array;
  /** The SignedData in DER. */
  assemble(timeStampToken?: Uint8Array): Uint8Array;
}

/**
 * Signs detached bytes as a CMS SignedData (RFC 5652 §5) with the attributes of CAdES baseline signatures in PDF (ETSI
 * EN 319 142-1 §6.3): content type, digest and the signer's certificate, but no signing time, which is in the PDF
 * itself.
 */
export function signCms(digest: Uint8Array, { privateKey, chain }: SigningIdentity): CmsSignature {
  const { issuer, serialNumber } = issuerAndSerial(chain[0].raw);
  const attributes = setOf(
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octetString(digest)),
    attribute(OID.signingCertificateV2, signingCertificateV2(chain[0].raw)),
  );
  // §5.4: the signature covers the SET; the message has the tag [0] in its place.
  const value = sign("sha256", attributes, privateKey);
  return {
    value,
    assemble(token) {
      const signer = sequence(
        integer(1),
        sequence(issuer, serialNumber),
        sequence(oid(OID.sha256)),
        encode(TAG.context(0), readDer(attributes).content),
        sequence(oid(OID.ecdsaWithSha256)),
        octetString(value),
        ...(token ? [context(1, attribute(OID.timeStampToken, token))] : []),
      );
      const signedData = sequence(
        integer(1),
        setOf(sequence(oid(OID.sha256))),
        sequence(oid(OID.data)),
        context(0, ...chain.map(({ raw }) => raw)),
        setOf(signer),
      );
      return sequence(oid(OID.signedData), context(0, signedData));
    },
  };
}

function attribute(type: string, value: Uint8Array): Uint8Array {
  return sequence(oid(type), setOf(value));
}

/** RFC 5035 §4: SHA-256 is the default, so DER requires leaving out the algorithm. */
function signingCertificateV2(certificate: Uint8Array): Uint8Array {
  const { issuer, serialNumber } = issuerAndSerial(certificate);
  const hash = octetString(createHash("sha256").update(certificate).digest());
  const issuerSerial = sequence(sequence(context(4, issuer)), serialNumber);
  return sequence(sequence(sequence(hash, issuerSerial)));
}

/** The parts that identify a certificate (RFC 5280 §4.1), in DER. */
function issuerAndSerial(certificate: Uint8Array): { issuer: Uint8Array; serialNumber: Uint8Array } {
  const [tbsCertificate] = readSequence(readDer(certificate), 3);
  const [, serialNumber, , issuer] = readSequence(tbsCertificate);
  return {
    serialNumber: expectTag(serialNumber, TAG.integer).bytes,
    issuer: expectTag(issuer, TAG.sequence).bytes,
  };
}
