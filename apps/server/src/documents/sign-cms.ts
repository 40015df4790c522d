import { createHash, sign } from "node:crypto";
import { context, integer, octetString, oid, sequence, setOf } from "./der.ts";
import { readAt } from "./read-der.ts";
import type { SigningIdentity } from "./signing-identity.ts";

const oids = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  timeStampToken: "1.2.840.113549.1.9.16.2.14",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
} as const;

/** A signature that is made but not yet put together: a time-stamp of `value` may join it. */
export interface CmsSignature {
  value: Uint8Array;
  /** The SignedData in DER. */
  assemble(timeStampToken?: Uint8Array): Uint8Array;
}

/**
 * Signs bytes that stand elsewhere, as a CMS SignedData without them (RFC 5652 §5) with the attributes of CAdES baseline
 * signatures in PDF (ETSI EN 319 142-1 §6.3): content type, digest and the signer's certificate, and no signing time, which is
 * the PDF's own.
 */
export function signCms(digest: Uint8Array, { privateKey, chain }: SigningIdentity): CmsSignature {
  const { issuer, serialNumber } = issuerAndSerial(chain[0].raw);
  const attributes = setOf(
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octetString(digest)),
    attribute(oids.signingCertificateV2, signingCertificateV2(chain[0].raw)),
  );
  // §5.4: what is signed is the SET; what is sent has the tag [0] in its place.
  const value = sign("sha256", attributes, privateKey);
  return {
    value,
    assemble(token) {
      const signer = sequence(
        integer(1),
        sequence(issuer, serialNumber),
        sequence(oid(oids.sha256)),
        Buffer.concat([Uint8Array.of(0xa0), attributes.subarray(1)]),
        sequence(oid(oids.ecdsaWithSha256)),
        octetString(value),
        ...(token ? [context(1, attribute(oids.timeStampToken, token))] : []),
      );
      const signedData = sequence(
        integer(1),
        setOf(sequence(oid(oids.sha256))),
        sequence(oid(oids.data)),
        context(0, ...chain.map(({ raw }) => raw)),
        setOf(signer),
      );
      return sequence(oid(oids.signedData), context(0, signedData));
    },
  };
}

function attribute(type: string, value: Uint8Array): Uint8Array {
  return sequence(oid(type), setOf(value));
}

/** RFC 5035 §4: SHA-256, the default, so the algorithm is left out as DER asks. */
function signingCertificateV2(certificate: Uint8Array): Uint8Array {
  const { issuer, serialNumber } = issuerAndSerial(certificate);
  const hash = octetString(createHash("sha256").update(certificate).digest());
  const issuerSerial = sequence(sequence(context(4, issuer)), serialNumber);
  return sequence(sequence(sequence(hash, issuerSerial)));
}

/** TBSCertificate: version, serial number, algorithm, issuer (RFC 5280 §4.1). */
function issuerAndSerial(certificate: Uint8Array): { issuer: Uint8Array; serialNumber: Uint8Array } {
  return { serialNumber: readAt(certificate, 0, 0, 1).whole, issuer: readAt(certificate, 0, 0, 3).whole };
}
