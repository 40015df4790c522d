import { equal, ProofError, sha256 } from "@colophon/proof";
import { type Der, expectTag, readDer, readInside, readObjectId, readSequence, readSet, TAG } from "./der.ts";
import { OBJECT_ID } from "./object-id.ts";
import { isSignatureOf, parseX509Certificate, type X509Certificate } from "./x509-certificate.ts";

/** A signature of RFC 5652 with RFC 5035's certificate reference, in the one form that a certificate's PDF has. */
export interface Cms {
  signer: X509Certificate;
  /** The other certificates that it brings along. */
  others: X509Certificate[];
  signature: Uint8Array;
  /** An RFC 3161 token, if there is one. */
  timeStamp: Uint8Array | undefined;
}

/**
 * Reads a signature and checks that the certificate it names has made it over content with this SHA-256. Whether that
 * certificate is trusted is another question. No part is passed over: what is not signed has one allowed form, so that no byte can be changed unseen.
 */
export function parseCms(bytes: Uint8Array, contentHash: Uint8Array): Cms {
  const [kind, wrapped, ...more] = readSequence(readDer(bytes));
  if (readObjectId(kind) !== OBJECT_ID.signedData || more.length > 0) throw refuse("it is no signature");
  const signedData = readDer(expectTag(wrapped, TAG.context(0)).content);
  const [version, digests, content, certificates, signers, ...rest] = readSequence(signedData);
  const [contentKind, ...attached] = readSequence(content);
  if (!isOne(version) || rest.length > 0 || attached.length > 0) throw refuse("it has another form");
  if (readObjectId(contentKind) !== OBJECT_ID.data) throw refuse("it is about another kind of content");
  const [digest, ...moreDigests] = readSet(digests);
  const [signerInfo, ...moreSigners] = readSet(signers);
  if (moreDigests.length > 0 || moreSigners.length > 0) throw refuse("it has several signers");
  expectAlgorithm(digest, OBJECT_ID.sha256);
  const known = readInside(expectTag(certificates, TAG.context(0))).map((one) =>
    parseX509Certificate(one.bytes),
  );
  return readSigner(signerInfo, known, contentHash);
}

function readSigner(
  signerInfo: Der | undefined,
  certificates: X509Certificate[],
  contentHash: Uint8Array,
): Cms {
  const [version, name, digest, signed, algorithm, signatureElement, ...unsigned] = readSequence(signerInfo);
  if (!isOne(version)) throw refuse("it has another form");
  expectAlgorithm(digest, OBJECT_ID.sha256);
  expectAlgorithm(algorithm, OBJECT_ID.ecdsaWithSha256);
  const [issuer, serial, ...rest] = readSequence(name);
  const signer = certificates.find(
    (one) =>
      equal(one.issuer, expectTag(issuer, TAG.sequence).bytes) &&
      equal(one.serial, expectTag(serial, TAG.integer).content),
  );
  if (!signer || rest.length > 0) throw refuse("the signer's certificate is missing");
  const attributes = readAttributes(expectTag(signed, TAG.context(0)));
  const messageDigest = expectTag(attributes.get(OBJECT_ID.messageDigest), TAG.octetString).content;
  if (!equal(messageDigest, contentHash)) throw new ProofError("pdf_changed");
  const signature = expectTag(signatureElement, TAG.octetString).content;
  // Signed is the set itself, not its place in the structure (RFC 5652, 5.4).
  const message = Uint8Array.from(expectTag(signed, TAG.context(0)).bytes);
  message[0] = TAG.set;
  if (!isSignatureOf(signature, message, signer.publicKey))
    throw refuse("it was not made with the signer's key");
  if (readObjectId(attributes.get(OBJECT_ID.contentType)) !== OBJECT_ID.data) throw refuse("content type");
  expectSigningCertificate(attributes.get(OBJECT_ID.signingCertificateV2), signer);
  return {
    signer,
    others: certificates.filter((one) => one !== signer),
    signature,
    timeStamp: readTimeStamp(unsigned),
  };
}

/** Attributes by their kind, each there once with one value. */
function readAttributes(element: Der): Map<string, Der> {
  const attributes = new Map<string, Der>();
  for (const attribute of readInside(element)) {
    const [kind, values, ...rest] = readSequence(attribute);
    const [value, ...others] = readSet(values);
    const id = readObjectId(kind);
    if (!value || others.length > 0 || rest.length > 0 || attributes.has(id))
      throw refuse("an attribute is repeated");
    attributes.set(id, value);
  }
  return attributes;
}

/** RFC 5035, section 3: the first reference names the signer's certificate by its SHA-256, the default. */
function expectSigningCertificate(attribute: Der | undefined, signer: X509Certificate): void {
  const [references] = readSequence(attribute);
  const fields = readSequence(readSequence(references)[0]);
  if (fields[0]?.tag === TAG.sequence) expectAlgorithm(fields.shift(), OBJECT_ID.sha256);
  const { content: hash } = expectTag(fields[0], TAG.octetString);
  if (!equal(hash, sha256(signer.bytes))) throw refuse("it was made for another certificate");
}

function readTimeStamp([unsigned, ...rest]: Der[]): Uint8Array | undefined {
  if (rest.length > 0) throw refuse("it has another form");
  if (unsigned === undefined) return undefined;
  const attributes = readAttributes(expectTag(unsigned, TAG.context(1)));
  const token = attributes.get(OBJECT_ID.timeStampToken);
  if (token === undefined || attributes.size > 1) throw refuse("it has attributes that are not signed");
  return token.bytes;
}

/** An algorithm with no parameters, or with NULL. */
function expectAlgorithm(element: Der | undefined, id: string): void {
  const [algorithm, parameters, ...rest] = readSequence(element);
  if (readObjectId(algorithm) !== id || rest.length > 0) throw refuse("it uses another algorithm");
  if (parameters && expectTag(parameters, TAG.nothing).content.length > 0)
    throw refuse("it uses another algorithm");
}

function isOne(version: Der | undefined): boolean {
  const { content } = expectTag(version, TAG.integer);
  return content.length === 1 && content[0] === 1;
}

function refuse(why: string): ProofError {
  return new ProofError("bad_pdf_signature", why);
}
