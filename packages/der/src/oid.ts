/** Object identifiers by their names in RFC 5280, 5480, 5652, 5035, 5754, 5758, 3161 and 9336, without the `id-…-`. */
export const OID = {
  // content types and attributes of CMS
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  timeStampToken: "1.2.840.113549.1.9.16.2.14",
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  // algorithms and keys
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
  ecPublicKey: "1.2.840.10045.2.1",
  secp256r1: "1.2.840.10045.3.1.7",
  // certificates
  commonName: "2.5.4.3",
  subjectKeyIdentifier: "2.5.29.14",
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
  authorityKeyIdentifier: "2.5.29.35",
  extendedKeyUsage: "2.5.29.37",
  anyExtendedKeyUsage: "2.5.29.37.0",
  emailProtection: "1.3.6.1.5.5.7.3.4",
  documentSigning: "1.3.6.1.5.5.7.3.36",
  /** Adobe's own, for signers of documents. */
  authenticDocumentsTrust: "1.2.840.113583.1.1.5",
} as const;
