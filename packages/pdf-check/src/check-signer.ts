import { equal, fromBase64, ProofError } from "@colophon/proof";
import { OBJECT_ID } from "./object-id.ts";
import { isSignedBy, parseX509Certificate, type X509Certificate } from "./x509-certificate.ts";

// Bits of the key usage (RFC 5280, 4.2.1.3), as they stand in its first byte.
const DIGITAL_SIGNATURE = 0x80;
const NON_REPUDIATION = 0x40;
const CERTIFICATE_SIGN = 0x04;

const PURPOSES: string[] = [OBJECT_ID.documentSigning, OBJECT_ID.emailProtection, OBJECT_ID.anyPurpose];

/** Certificates that a trust file names, PEM. One that is none is refused (`bad_trust`); other keys than P-256 too. */
export function parseRoots(pems: string[]): X509Certificate[] {
  return pems.map((pem) => {
    const base64 = /^-----BEGIN CERTIFICATE-----\s([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----\s*$/.exec(
      pem,
    )?.[1];
    try {
      return parseX509Certificate(fromBase64((base64 ?? "?").replaceAll(/\s/g, "")));
    } catch (error) {
      throw error instanceof ProofError ? new ProofError("bad_trust", `a PDF root: ${error.message}`) : error;
    }
  });
}

/**
 * Whether a chain of certificates leads from the signer to a trusted one (RFC 5280, 6.1, the part that a registry's
 * chain needs). A trust file may name the signer's own certificate: then no other of the same authority counts.
 * `others` are what the signature brought along; each must have its place in the chain, or be a trusted one.
 * Every link is judged at `at`: what was signed while its certificates were good stays good when they have expired.
 * The time is the signer's own word, so a stolen key stays dangerous until its certificate leaves the trust file.
 */
export function checkSigner(
  signer: X509Certificate,
  { others, roots, at }: { others: X509Certificate[]; roots: X509Certificate[]; at: number },
): X509Certificate {
  if (!maySign(signer)) throw new ProofError("pdf_signer_not_trusted", "its certificate is for other uses");
  const unused = new Set(others.filter((other) => !isAmong(other, roots)));
  let current = signer;
  for (let below = 0; ; below++) {
    if (at < current.notBefore || at > current.notAfter)
      throw new ProofError("pdf_signer_out_of_date", `${current.commonName}: not at ${at}`);
    const root = isAmong(current, roots)
      ? current
      : roots.find((candidate) => hasIssued(candidate, current, below));
    const issuer = root ?? [...unused].find((candidate) => hasIssued(candidate, current, below));
    if (issuer === undefined) throw new ProofError("pdf_signer_not_trusted", current.commonName);
    unused.delete(issuer);
    if (root !== undefined && root === current) return finish(root, unused);
    current = issuer;
  }
}

/** A certificate that has no place in the chain would be a byte that nobody answers for. */
function finish(root: X509Certificate, unused: Set<X509Certificate>): X509Certificate {
  if (unused.size > 0)
    throw new ProofError("bad_pdf_signature", "it brings certificates that it does not need");
  return root;
}

function isAmong({ bytes }: X509Certificate, list: X509Certificate[]): boolean {
  return list.some((other) => equal(other.bytes, bytes));
}

function hasIssued(issuer: X509Certificate, certificate: X509Certificate, below: number): boolean {
  const { isAuthority, keyUsage = CERTIFICATE_SIGN, pathLength, subject } = issuer;
  const mayIssue = isAuthority && (keyUsage & CERTIFICATE_SIGN) !== 0 && below <= pathLength;
  return mayIssue && equal(subject, certificate.issuer) && isSignedBy(certificate, issuer);
}

function maySign({
  keyUsage = DIGITAL_SIGNATURE,
  purposes = [OBJECT_ID.anyPurpose],
}: X509Certificate): boolean {
  const mayUse = (keyUsage & (DIGITAL_SIGNATURE | NON_REPUDIATION)) !== 0;
  return mayUse && purposes.some((purpose) => PURPOSES.includes(purpose));
}
