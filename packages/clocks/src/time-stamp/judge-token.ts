import { equal } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import type { AuthorityCertificate } from "./certificate.ts";
import { assertForTimeStamps, type Authority, type IssuerChain, findChain } from "./chain.ts";
import { assertNotRevoked } from "./not-revoked.ts";
import { TIME_STAMP_OID } from "./oid.ts";
import { parseToken, type TimeStampToken } from "./token.ts";
import { hashOf, isSignedWith } from "./verify-signature.ts";

export interface TokenRules {
  /** Whose word counts. */
  authorities: readonly Authority[];
  /** Unix seconds. */
  now: number;
  /** Kept answers of OCSP, of any certificate. */
  ocsp: readonly Uint8Array[];
  /** Another clock, proven, shows that this token is older than this, Unix seconds. */
  olderThan?: number;
}

/** What a good token says. */
export interface TimeStamp {
  operator: string;
  /** The time and its accuracy: it was not later. Unix seconds. */
  time: number;
}

/** What a token is about: the bytes themselves, or, where they were not given, their SHA-256. */
type Stamped = Uint8Array | { sha256: Uint8Array };

/**
 * Judges a token of RFC 3161 about `message`. Refused is one that is not about it, whose signature or certificates are not right,
 * whose authority is not known, or which counts for nothing alone: revoked, not asked about, expired.
 */
export async function judgeToken(bytes: Uint8Array, message: Stamped, rules: TokenRules): Promise<TimeStamp> {
  const { token, signer } = await readSignedToken(bytes, message);
  const { authorities, now, olderThan = Infinity } = rules;
  const chain = await findChain(signer, token.certificates, {
    authorities,
    at: token.genTime,
    purpose: TIME_STAMP_OID.timeStamping,
  });
  const time = Math.ceil(token.genTime + token.accuracy);
  const stamp = { operator: chain.authority.operator, time };
  if (time > now + CLOCK_TOLERANCE) throw new Refusal("in_future");
  await assertNotRevoked(chain, token, rules);
  const end = Math.min(...chain.certificates.map(({ notAfter }) => notAfter));
  if (Math.min(now, olderThan) > end) throw new Refusal("authority_expired");
  return stamp;
}

/** Clocks that differ by less are as right as each other. */
const CLOCK_TOLERANCE = 3600;

/** A token about `message` that its signer has signed. Whether anybody knows that signer is another question. */
async function readSignedToken(
  bytes: Uint8Array,
  message: Stamped,
): Promise<{ token: TimeStampToken; signer: AuthorityCertificate }> {
  const token = parseToken(bytes);
  const { imprint, digest, content, messageDigest } = token;
  if (!(await isAbout(imprint, message))) throw new Refusal("of_other_checkpoint");
  if (!equal(await hashOf(digest, content), messageDigest))
    throw new Refusal("bad_signature", "its content was changed");
  const signer = await findSigner(token);
  assertForTimeStamps(signer);
  const { algorithm, signature, signedAttributes } = token;
  const isRight = await isSignedWith(signer.subjectPublicKeyInfo, {
    algorithm,
    signature,
    message: signedAttributes,
  });
  if (!isRight) throw new Refusal("bad_signature");
  return { token, signer };
}

async function isAbout({ hash, digest }: TimeStampToken["imprint"], message: Stamped): Promise<boolean> {
  if ("sha256" in message) return hash === "SHA-256" && equal(message.sha256, digest);
  return equal(await hashOf(hash, message), digest);
}

/** Who signed a token, and who issued that certificate, up to a known root. The signature itself is not looked at. */
export async function chainOfToken(
  bytes: Uint8Array,
  authorities: readonly Authority[],
): Promise<IssuerChain> {
  const token = parseToken(bytes);
  const signer = await findSigner(token);
  const { certificates, genTime: at } = token;
  return findChain(signer, certificates, { authorities, at, purpose: TIME_STAMP_OID.timeStamping });
}

/** The certificate that the signature names, by all its references. */
async function findSigner({
  certificates,
  references,
  signer,
}: TimeStampToken): Promise<AuthorityCertificate> {
  if (references.length === 0)
    throw new Refusal("bad_signature", "its signer’s certificate is not signed along");
  for (const certificate of certificates) {
    const { issuer, serialNumber, bytes } = certificate;
    if (signer && !(equal(signer.issuer, issuer) && signer.serialNumber === serialNumber)) continue;
    const hashes = await Promise.all(references.map(({ hash }) => hashOf(hash, bytes)));
    if (references.every(({ digest }, i) => equal(digest, hashes[i] ?? new Uint8Array()))) return certificate;
  }
  throw new Refusal("bad_signature", "its signer’s certificate is not there");
}
