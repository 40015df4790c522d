import {
  type DerElement,
  encode,
  expectTag,
  integer,
  readBoolean,
  readDer,
  readExplicit,
  readGeneralizedTime,
  readInteger,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  readSet,
  sequence,
  TAG,
} from "@colophon/der";
import { Refusal } from "../refusal.ts";
import {
  type HashName,
  readAlgorithm,
  readHash,
  readSignatureAlgorithm,
  type SignatureAlgorithm,
} from "./algorithm.ts";
import { type AuthorityCertificate, parseCertificate } from "./certificate.ts";
import { TIME_STAMP_OID } from "./oid.ts";

/** What a token of RFC 3161 says, and what its signer signed. Nothing of it is checked yet. */
export interface TimeStampToken {
  imprint: { hash: HashName; digest: Uint8Array };
  /** Unix seconds, with a fraction. */
  genTime: number;
  /** Seconds by which the time may be wrong. */
  accuracy: number;
  nonce: bigint | undefined;
  /** Those that could be read. */
  certificates: AuthorityCertificate[];
  /** How the signer's certificate is named: by its issuer and serial number, or its key's identifier. */
  signer: { issuer: Uint8Array; serialNumber: bigint } | undefined;
  /** References to the signer's certificate that are signed along (RFC 2634, 5.4; RFC 5035). */
  references: { hash: HashName | "SHA-1"; digest: Uint8Array }[];
  digest: HashName;
  /** The TSTInfo, in DER, and its hash as it is signed. */
  content: Uint8Array;
  messageDigest: Uint8Array;
  algorithm: SignatureAlgorithm;
  signature: Uint8Array;
  /** What is signed: the attributes as a SET. */
  signedAttributes: Uint8Array;
}

const CONTEXT_STRING_0 = 0x80;

/** Reads a token (RFC 3161, 2.4.2): CMS SignedData with one signer. */
export function parseToken(bytes: Uint8Array): TimeStampToken {
  const [contentType, signedData] = readSequence(readDer(bytes), 2);
  if (readObjectIdentifier(contentType) !== TIME_STAMP_OID.signedData)
    throw unreadable("it is no signed data");
  const [, , encapContentInfo, ...rest] = readSequence(readExplicit(signedData, 0));
  // Certificates, lists of revoked ones, and who signed: nothing else, and none twice.
  const certificateSet = rest[0]?.tag === TAG.context(0) ? rest.shift() : undefined;
  if (rest[0]?.tag === TAG.context(1)) rest.shift();
  if (rest.length !== 1) throw unreadable("it has another form");
  const [eContentType, eContent] = readSequence(encapContentInfo, 2);
  if (readObjectIdentifier(eContentType) !== TIME_STAMP_OID.tstInfo) throw unreadable("it is no time-stamp");
  const content = readOctetString(readExplicit(eContent, 0));
  return {
    ...readTstInfo(readDer(content)),
    content,
    certificates: (certificateSet?.children ?? []).flatMap(readOther),
    ...readSignerInfo(readSet(rest[0], 1)[0]),
  };
}

/** The whole answer of an authority around a token, as `openssl ts` reads it (RFC 3161, 2.4.2). */
export function timeStampResponse(token: Uint8Array): Uint8Array {
  return sequence(sequence(integer(0)), token);
}

/** The token in an authority's answer, which grants it. */
export function tokenOfResponse(response: Uint8Array): Uint8Array {
  const [statusInfo, token] = readSequence(readDer(response));
  const status = readInteger(readSequence(statusInfo)[0]);
  if (status !== 0n && status !== 1n) throw unreadable(`the authority refused (${status})`);
  return expectTag(token, TAG.sequence).bytes;
}

/** A request for a token (RFC 3161, 2.4.1) about a SHA-256, with the certificates that check it. */
export function timeStampRequest(digest: Uint8Array, nonce: bigint): Uint8Array {
  // Without parameters (RFC 5754, 2): authorities repeat it, and older verifiers of PDFs know no other form.
  const sha256 = sequence(encode(TAG.objectIdentifier, SHA256));
  const imprint = sequence(sha256, encode(TAG.octetString, digest));
  return sequence(integer(1), imprint, integer(nonce), encode(TAG.boolean, Uint8Array.of(0xff)));
}

const SHA256 = Uint8Array.of(0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01);

/** A certificate of another kind is of no use here, and no reason to refuse what others sign. */
function readOther({ bytes }: DerElement): AuthorityCertificate[] {
  try {
    return [parseCertificate(bytes)];
  } catch {
    return [];
  }
}

function readTstInfo(
  tstInfo: DerElement,
): Pick<TimeStampToken, "imprint" | "genTime" | "accuracy" | "nonce"> {
  const [version, policy, messageImprint, serialNumber, genTime, ...optional] = readSequence(tstInfo);
  if (readInteger(version) !== 1n) throw unreadable("it has another version");
  readObjectIdentifier(policy);
  readInteger(serialNumber);
  const [hashAlgorithm, hashedMessage] = readSequence(messageImprint, 2);
  const fields = [...optional];
  const next = (tag: number) => (fields[0]?.tag === tag ? fields.shift() : undefined);
  const accuracy = next(TAG.sequence);
  const ordering = next(TAG.boolean);
  const nonce = next(TAG.integer);
  next(TAG.context(0));
  const extensions = next(TAG.context(1));
  if (fields.length > 0 || (ordering && !readBoolean(ordering))) throw unreadable("it has another form");
  for (const extension of extensions?.children ?? [])
    if (readSequence(extension)[1]?.tag === TAG.boolean) throw unreadable("it has a critical extension");
  return {
    imprint: { hash: readHash(hashAlgorithm), digest: readOctetString(hashedMessage) },
    genTime: readGeneralizedTime(genTime),
    accuracy: accuracy ? readAccuracy(accuracy) : 0,
    nonce: nonce && readInteger(nonce),
  };
}

/** RFC 3161, 2.4.2: seconds, milliseconds and microseconds, each of which may be missing. */
function readAccuracy(accuracy: DerElement): number {
  const [units, thousandths] = [TAG.integer, CONTEXT_STRING_0, CONTEXT_STRING_0 + 1].reduce(
    ([sum, rest]: [number, DerElement[]], tag, i): [number, DerElement[]] => {
      const [first, ...others] = rest;
      if (first?.tag !== tag) return [sum, rest];
      const value = Number(readInteger(readDer(encode(TAG.integer, first.content))));
      return [sum + value / 1000 ** i, others];
    },
    [0, [...accuracy.children]],
  );
  if (thousandths.length > 0 || units < 0) throw unreadable("its accuracy");
  return units;
}

type SignerInfo = Omit<
  TimeStampToken,
  "imprint" | "genTime" | "accuracy" | "nonce" | "content" | "certificates"
>;

function readSignerInfo(signerInfo: DerElement | undefined): SignerInfo {
  const [version, sid, digestAlgorithm, signedAttrs, signatureAlgorithm, signature, unsigned, ...others] =
    readSequence(signerInfo);
  if (others.length > 0 || (unsigned && unsigned.tag !== TAG.context(1)))
    throw unreadable("it has another form");
  readInteger(version);
  const digest = readHash(digestAlgorithm);
  const attributes = readAttributes(expectTag(signedAttrs, TAG.context(0)));
  // Signed is the SET itself, not its place in the structure (RFC 5652, 5.4).
  const signedAttributes = Uint8Array.from(expectTag(signedAttrs, TAG.context(0)).bytes);
  signedAttributes[0] = TAG.set;
  if (readObjectIdentifier(attributes.get(TIME_STAMP_OID.contentType)) !== TIME_STAMP_OID.tstInfo)
    throw unreadable("its signature is about something else");
  return {
    // By its key's identifier: the reference, which is signed, says more.
    signer: sid?.tag === CONTEXT_STRING_0 ? undefined : readIssuerAndSerialNumber(sid),
    references: readReferences(attributes),
    digest,
    messageDigest: readOctetString(attributes.get(TIME_STAMP_OID.messageDigest)),
    algorithm: readSignatureAlgorithm(signatureAlgorithm, digest),
    signature: readOctetString(signature),
    signedAttributes,
  };
}

function readIssuerAndSerialNumber(sid: DerElement | undefined): {
  issuer: Uint8Array;
  serialNumber: bigint;
} {
  const [issuer, serialNumber] = readSequence(sid, 2);
  return { issuer: expectTag(issuer, TAG.sequence).bytes, serialNumber: readInteger(serialNumber) };
}

/** The one value of each attribute; an attribute that comes twice is refused. */
function readAttributes(signedAttrs: DerElement): Map<string, DerElement> {
  const attributes = new Map<string, DerElement>();
  for (const attribute of signedAttrs.children) {
    const [type, values] = readSequence(attribute, 2);
    const [value] = readSet(values);
    const name = readObjectIdentifier(type);
    if (value === undefined || attributes.has(name)) throw unreadable("an attribute comes twice");
    attributes.set(name, value);
  }
  return attributes;
}

/** The first reference of each kind is to the signer's own certificate; others would be to those above it. */
function readReferences(attributes: Map<string, DerElement>): TimeStampToken["references"] {
  const first = (attribute: DerElement) => readSequence(readSequence(readSequence(attribute)[0])[0]);
  const v1 = attributes.get(TIME_STAMP_OID.signingCertificate);
  const v2 = attributes.get(TIME_STAMP_OID.signingCertificateV2);
  const references: TimeStampToken["references"] = [];
  if (v1) references.push({ hash: "SHA-1", digest: readOctetString(first(v1)[0]) });
  if (v2) {
    const [algorithm, certHash] = first(v2);
    references.push(
      algorithm?.tag === TAG.octetString
        ? { hash: "SHA-256", digest: readOctetString(algorithm) }
        : { hash: readHashOrSha1(algorithm), digest: readOctetString(certHash) },
    );
  }
  return references;
}

function readHashOrSha1(algorithm: DerElement | undefined): HashName | "SHA-1" {
  return readAlgorithm(algorithm).oid === TIME_STAMP_OID.sha1 ? "SHA-1" : readHash(algorithm);
}

function unreadable(why: string): Refusal {
  return new Refusal("unreadable", why);
}
