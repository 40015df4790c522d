import {
  type DerElement,
  expectTag,
  OID,
  readDer,
  readExplicit,
  readInteger,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  readSet,
  readSetOf,
  TAG,
} from "@colophon/der";
import { equal, ProofError, sha256 } from "@colophon/proof";
import { type CertificateChain, parseChain } from "./certificate-chain.ts";
import { isSignatureOf } from "./ecdsa-signature.ts";
import { expectAlgorithm, type X509Certificate } from "./x509-certificate.ts";

/** A signature of RFC 5652 with RFC 5035's certificate reference, in the one form that a certificate's PDF has. */
export interface Cms {
  chain: CertificateChain;
  signatureValue: Uint8Array;
  /** An RFC 3161 token in DER, if there is one. */
  timeStampToken: Uint8Array | undefined;
}

/**
 * Reads a signature and checks that the first certificate's key has made it over content with this SHA-256. Whether that
 * certificate is trusted is another question. Each element has its place and one form; what docs/format.md does not name
 * is refused (`bad_pdf_signature`, or a DerError), so that nothing can be changed or hidden where the signature does not reach.
 */
export function parseCms(bytes: Uint8Array, contentHash: Uint8Array): Cms {
  const [contentType, content] = readSequence(readDer(bytes), 2);
  expectObjectIdentifier(contentType, OID.signedData);
  const [version, digestAlgorithms, encapContentInfo, certificates, signerInfos] = readSequence(
    readExplicit(content, 0),
    5,
  );
  expectVersion(version);
  expectAlgorithm(readSet(digestAlgorithms, 1)[0], OID.sha256);
  expectObjectIdentifier(readSequence(encapContentInfo, 1)[0], OID.data);
  const chain = parseChain(expectTag(certificates, TAG.context(0)).children.map((one) => one.bytes));
  return { chain, ...readSignerInfo(readSet(signerInfos, 1)[0], chain[0], contentHash) };
}

function readSignerInfo(
  signerInfo: DerElement | undefined,
  signer: X509Certificate,
  contentHash: Uint8Array,
): Omit<Cms, "chain"> {
  const [
    version,
    sid,
    digestAlgorithm,
    signedAttrs,
    signatureAlgorithm,
    signature,
    unsignedAttrs,
    ...others
  ] = readSequence(signerInfo);
  expectVersion(version);
  if (others.length > 0) throw refuse("it has another form");
  expectIssuerAndSerialNumber(sid, signer);
  expectAlgorithm(digestAlgorithm, OID.sha256);
  expectAlgorithm(signatureAlgorithm, OID.ecdsaWithSha256);
  expectSignedAttributes(signedAttrs, signer, contentHash);
  const signatureValue = readOctetString(signature);
  // Signed is the SET itself, not its place in the structure (RFC 5652, 5.4).
  const message = Uint8Array.from(expectTag(signedAttrs, TAG.context(0)).bytes);
  message[0] = TAG.set;
  if (!isSignatureOf(signatureValue, message, signer.subjectPublicKey))
    throw refuse("it was not made with the signer's key");
  return { signatureValue, timeStampToken: unsignedAttrs && readTimeStampToken(unsignedAttrs) };
}

/** Three attributes in the order that DER gives them, which is that of their lengths. */
function expectSignedAttributes(
  signedAttrs: DerElement | undefined,
  signer: X509Certificate,
  contentHash: Uint8Array,
): void {
  const [contentType, messageDigest, signingCertificate, ...others] = readSetOf(signedAttrs, TAG.context(0));
  if (others.length > 0) throw refuse("it has further attributes");
  expectObjectIdentifier(readAttribute(contentType, OID.contentType), OID.data);
  const digest = readOctetString(readAttribute(messageDigest, OID.messageDigest));
  if (!equal(digest, contentHash)) throw new ProofError("pdf_changed");
  expectSigningCertificate(readAttribute(signingCertificate, OID.signingCertificateV2), signer);
}

/** RFC 5035, section 3: one reference, with the certificate's SHA-256, which is the default algorithm, its issuer and serial number. */
function expectSigningCertificate(attribute: DerElement | undefined, signer: X509Certificate): void {
  const [certs] = readSequence(attribute, 1);
  const [certHash, issuerSerial] = readSequence(readSequence(certs, 1)[0], 2);
  const [issuer, serialNumber] = readSequence(issuerSerial, 2);
  const directoryName = readExplicit(readSequence(issuer, 1)[0], 4);
  const isSigner =
    equal(readOctetString(certHash), sha256(signer.bytes)) &&
    equal(directoryName.bytes, signer.issuer) &&
    readInteger(serialNumber) === signer.serialNumber;
  if (!isSigner) throw refuse("it was made for another certificate");
}

function expectIssuerAndSerialNumber(sid: DerElement | undefined, signer: X509Certificate): void {
  const [issuer, serialNumber] = readSequence(sid, 2);
  const isSigner = issuer && equal(issuer.bytes, signer.issuer);
  if (!isSigner || readInteger(serialNumber) !== signer.serialNumber)
    throw refuse("the signer's certificate is not the first one");
}

function readTimeStampToken(unsignedAttrs: DerElement): Uint8Array {
  const [attribute, ...others] = expectTag(unsignedAttrs, TAG.context(1)).children;
  if (others.length > 0) throw refuse("it has further attributes");
  return expectTag(readAttribute(attribute, OID.timeStampToken), TAG.sequence).bytes;
}

/** The one value of an attribute of this type. */
function readAttribute(attribute: DerElement | undefined, type: string): DerElement | undefined {
  const [attrType, attrValues] = readSequence(attribute, 2);
  expectObjectIdentifier(attrType, type);
  return readSet(attrValues, 1)[0];
}

function expectObjectIdentifier(element: DerElement | undefined, oid: string): void {
  const found = readObjectIdentifier(element);
  if (found !== oid) throw refuse(`${found} is in the place of ${oid}`);
}

function expectVersion(version: DerElement | undefined): void {
  if (readInteger(version) !== 1n) throw refuse("it has another version");
}

function refuse(why: string): ProofError {
  return new ProofError("bad_pdf_signature", why);
}
