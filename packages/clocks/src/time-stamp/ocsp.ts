import {
  type DerElement,
  readBitString,
  readDer,
  readExplicit,
  readGeneralizedTime,
  readInteger,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  TAG,
  encode,
  expectTag,
} from "@colophon/der";
import { equal } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import { readAlgorithm, readHash, readSignatureAlgorithm } from "./algorithm.ts";
import { type AuthorityCertificate, isInForce, parseCertificate } from "./certificate.ts";
import { isIssuedBy } from "./chain.ts";
import { TIME_STAMP_OID } from "./oid.ts";
import { hashOf, isSignedWith } from "./verify-signature.ts";

type Issuer = Pick<AuthorityCertificate, "subject" | "subjectPublicKeyInfo">;

/** What an authority's issuer says of its certificate, checked. Times are Unix seconds. */
export interface RevocationAnswer {
  producedAt: number;
  thisUpdate: number;
  /** Undefined: it is good. */
  revoked?: { at: number; reason: number | undefined };
}

/** Tags of BasicOCSPResponse's choices: implicit NULL, implicit RevokedInfo, by name, by the key's hash. */
const GOOD = 0x80;
const REVOKED = 0xa1;
const BY_NAME = 0xa1;

/**
 * What a kept answer of OCSP (RFC 6960) says of a certificate; undefined where it says nothing of it. Its signer is the issuer
 * itself, or one to whom the issuer has given that task. Anything that can't be relied upon is refused.
 */
export async function readRevocation(
  response: Uint8Array,
  certificate: AuthorityCertificate,
  issuer: Issuer,
): Promise<RevocationAnswer | undefined> {
  const [status, responseBytes] = readSequence(readDer(response));
  if (expectTag(status, TAG.enumerated).content[0] !== 0) throw unreadable("the responder refused");
  const [type, basic] = readSequence(readExplicit(responseBytes, 0), 2);
  if (readObjectIdentifier(type) !== TIME_STAMP_OID.ocspBasic) throw unreadable("it has another form");
  const [tbsResponseData, signatureAlgorithm, signature, certificates] = readSequence(
    readDer(readOctetString(basic)),
  );
  const signed = expectTag(tbsResponseData, TAG.sequence);
  const fields = signed.children.filter(({ tag }, i) => i > 0 || tag !== TAG.context(0));
  const [responderId, producedAtField, responses] = fields;
  const producedAt = readGeneralizedTime(producedAtField);
  const found = await findAnswer(responses, certificate, issuer);
  if (found === undefined) return undefined;

  const given = certificates ? readSequence(readExplicit(certificates, 0)) : [];
  const signer = await findResponder(responderId, given, { issuer, at: producedAt });
  const isRight = await isSignedWith(signer, {
    algorithm: readSignatureAlgorithm(signatureAlgorithm),
    signature: readBitString(signature),
    message: signed.bytes,
  });
  if (!isRight) throw new Refusal("bad_signature", "the responder’s");
  return { producedAt, ...found };
}

async function findAnswer(
  responses: DerElement | undefined,
  certificate: AuthorityCertificate,
  issuer: Issuer,
): Promise<Omit<RevocationAnswer, "producedAt"> | undefined> {
  for (const response of readSequence(responses)) {
    const [certId, certStatus, thisUpdate, ...rest] = readSequence(response);
    if (!(await isAbout(certId, certificate, issuer))) continue;
    // Answers are kept, so when the next one was due is of no interest; a critical extension is.
    for (const extension of rest.find(({ tag }) => tag === TAG.context(1))?.children[0]?.children ?? [])
      if (readSequence(extension)[1]?.tag === TAG.boolean) throw unreadable("it has a critical extension");
    const at = readGeneralizedTime(thisUpdate);
    if (certStatus?.tag === GOOD) return { thisUpdate: at };
    if (certStatus?.tag !== REVOKED) return undefined;
    const [revocationTime, reason] = certStatus.children;
    return {
      thisUpdate: at,
      revoked: {
        at: readGeneralizedTime(revocationTime),
        reason: reason && Number(expectTag(readExplicit(reason, 0), TAG.enumerated).content[0]),
      },
    };
  }
  return undefined;
}

/** CertID: hashes of the issuer's name and key, and the serial number. */
async function isAbout(
  certId: DerElement | undefined,
  { serialNumber }: AuthorityCertificate,
  issuer: Issuer,
): Promise<boolean> {
  const [algorithm, nameHash, keyHash, serial] = readSequence(certId, 4);
  if (readInteger(serial) !== serialNumber) return false;
  const hash = readAlgorithm(algorithm).oid === TIME_STAMP_OID.sha1 ? "SHA-1" : readHash(algorithm);
  return (
    equal(readOctetString(nameHash), await hashOf(hash, issuer.subject)) &&
    equal(readOctetString(keyHash), await hashOf(hash, publicKeyOf(issuer)))
  );
}

/** The key that may answer: the issuer's own, or that of a certificate which the issuer has made for this. */
async function findResponder(
  responderId: DerElement | undefined,
  given: readonly DerElement[],
  { issuer, at }: { issuer: Issuer; at: number },
): Promise<Uint8Array> {
  if (await isNamed(responderId, issuer)) return issuer.subjectPublicKeyInfo;
  for (const { bytes } of given) {
    const certificate = parseCertificate(bytes);
    if (!(await isNamed(responderId, certificate))) continue;
    const isForThis = certificate.extendedKeyUsage?.purposes.includes(TIME_STAMP_OID.ocspSigning) === true;
    const isOfIssuer =
      equal(certificate.issuer, issuer.subject) &&
      (await isIssuedBy(certificate, issuer.subjectPublicKeyInfo));
    if (isForThis && isOfIssuer && isInForce(certificate, at)) return certificate.subjectPublicKeyInfo;
  }
  throw new Refusal("unknown_authority", "the responder is not the issuer’s");
}

async function isNamed(responderId: DerElement | undefined, who: Issuer): Promise<boolean> {
  if (responderId?.tag === BY_NAME) return equal(readExplicit(responderId, 1).bytes, who.subject);
  const keyHash = readOctetString(readExplicit(responderId, 2));
  return equal(keyHash, await hashOf("SHA-1", publicKeyOf(who)));
}

function publicKeyOf({ subjectPublicKeyInfo }: Issuer): Uint8Array {
  return readBitString(readSequence(readDer(subjectPublicKeyInfo), 2)[1]);
}

/** A request (RFC 6960, 4.1) about one certificate, named by SHA-1 as every responder knows it. */
export async function revocationRequest(
  certificate: AuthorityCertificate,
  issuer: Issuer,
): Promise<Uint8Array> {
  const sha1 = encode(
    TAG.sequence,
    encode(TAG.objectIdentifier, Uint8Array.of(0x2b, 0x0e, 0x03, 0x02, 0x1a)),
    encode(TAG.null),
  );
  const serial = readSequence(readDer(certificate.tbsCertificate))[1]?.bytes ?? new Uint8Array();
  const certId = encode(
    TAG.sequence,
    sha1,
    encode(TAG.octetString, await hashOf("SHA-1", issuer.subject)),
    encode(TAG.octetString, await hashOf("SHA-1", publicKeyOf(issuer))),
    serial,
  );
  return [1, 2, 3, 4].reduce((inner) => encode(TAG.sequence, inner), certId);
}

function unreadable(why: string): Refusal {
  return new Refusal("unreadable", why);
}
