import { equal } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import { type AuthorityCertificate, isInForce } from "./certificate.ts";
import { TIME_STAMP_OID } from "./oid.ts";
import { isSignedWith } from "./verify-signature.ts";

/** An authority that a verifier knows: its root by name and key, each in DER. */
export interface Authority {
  operator: string;
  /** Of the root's certificate. */
  subject: Uint8Array;
  subjectPublicKeyInfo: Uint8Array;
}

/** From a signer up to a known root, which is not part of it. */
export interface IssuerChain {
  certificates: [signer: AuthorityCertificate, ...above: AuthorityCertificate[]];
  /** Who issued the signer's certificate: the next one above it, or the root. */
  issuer: Pick<AuthorityCertificate, "subject" | "subjectPublicKeyInfo">;
  authority: Authority;
}

const MAX_LENGTH = 8;

const KEY_CERT_SIGN = 5;
const DIGITAL_SIGNATURE = 0;
const NON_REPUDIATION = 1;

/** The signer of time-stamps: critical `timeStamping` and nothing else (RFC 3161, 2.3). */
export function assertForTimeStamps({ extendedKeyUsage, keyUsage }: AuthorityCertificate): void {
  const isCritical = extendedKeyUsage?.critical === true;
  const [purpose, ...others] = extendedKeyUsage?.purposes ?? [];
  if (!isCritical || purpose !== TIME_STAMP_OID.timeStamping || others.length > 0)
    throw new Refusal("unfit_certificate", "it is not for time-stamps alone");
  const isForOthers = keyUsage?.some((isSet, bit) => isSet && bit > NON_REPUDIATION) === true;
  const isForSignatures = keyUsage?.[DIGITAL_SIGNATURE] === true || keyUsage?.[NON_REPUDIATION] === true;
  if (keyUsage && (isForOthers || !isForSignatures))
    throw new Refusal("unfit_certificate", "its key is for other uses");
}

/**
 * The chain from a signer to a known root (RFC 5280, 6.1, without policies and names), all of it in force `at`, Unix seconds,
 * for this purpose.
 */
export async function findChain(
  signer: AuthorityCertificate,
  others: readonly AuthorityCertificate[],
  { authorities, at, purpose }: { authorities: readonly Authority[]; at: number; purpose: string },
): Promise<IssuerChain> {
  const certificates: IssuerChain["certificates"] = [signer];
  for (let top = signer; certificates.length <= MAX_LENGTH;) {
    if (!isInForce(top, at)) throw new Refusal("not_in_force");
    const found = await findRoot(top, authorities);
    if (found) {
      const issuer = certificates[1] ?? found;
      return { certificates, issuer, authority: found };
    }
    const next = await findIssuer(top, others, { place: certificates.length - 1, purpose });
    if (next === undefined || certificates.includes(next)) break;
    certificates.push(next);
    top = next;
  }
  throw new Refusal("unknown_authority");
}

/** A known root may also be in the chain itself, signed by itself or by another one: its key is what counts. */
async function findRoot(
  certificate: AuthorityCertificate,
  authorities: readonly Authority[],
): Promise<Authority | undefined> {
  for (const authority of authorities)
    if (
      equal(authority.subject, certificate.issuer) &&
      (await isIssuedBy(certificate, authority.subjectPublicKeyInfo))
    )
      return authority;
  return undefined;
}

async function findIssuer(
  certificate: AuthorityCertificate,
  others: readonly AuthorityCertificate[],
  { place, purpose }: { place: number; purpose: string },
): Promise<AuthorityCertificate | undefined> {
  for (const issuer of others) {
    if (!equal(issuer.subject, certificate.issuer)) continue;
    const { cA, keyUsage, pathLenConstraint, extendedKeyUsage } = issuer;
    const purposes = extendedKeyUsage?.purposes ?? [TIME_STAMP_OID.anyExtendedKeyUsage];
    const mayIssue =
      cA &&
      (keyUsage === undefined || keyUsage[KEY_CERT_SIGN] === true) &&
      place <= pathLenConstraint &&
      purposes.some((one) => one === purpose || one === TIME_STAMP_OID.anyExtendedKeyUsage);
    if (mayIssue && (await isIssuedBy(certificate, issuer.subjectPublicKeyInfo))) return issuer;
  }
  return undefined;
}

export async function isIssuedBy(
  certificate: AuthorityCertificate,
  publicKeyInfo: Uint8Array,
): Promise<boolean> {
  const { algorithm, signatureValue: signature, tbsCertificate: message } = certificate;
  try {
    return await isSignedWith(publicKeyInfo, { algorithm, signature, message });
  } catch (error) {
    // Another root of the same name may have another kind of key.
    if (error instanceof Refusal && error.reason === "weak_algorithm") return false;
    throw error;
  }
}
