import { OID } from "@colophon/der";
import { equal, ProofError } from "@colophon/proof";
import { type CertificateChain, parseChain } from "./certificate-chain.ts";
import { isSignedBy, type X509Certificate } from "./x509-certificate.ts";

// Bits of the key usage (RFC 5280, 4.2.1.3).
const DIGITAL_SIGNATURE = 0;
const NON_REPUDIATION = 1;
const KEY_CERT_SIGN = 5;

const PURPOSES: string[] = [OID.documentSigning, OID.emailProtection, OID.anyExtendedKeyUsage];

/**
 * Whether the chain leads to a trusted certificate (RFC 5280, 6.1, the part that a registry's chain needs). A trust file
 * may name the signer's own certificate: then no other of the same authority counts.
 * Every link up to the trusted certificate is judged at `at`: what was signed while its certificates were good stays good
 * when they have expired. The time is the signer's own word, so a stolen key stays dangerous until its certificate
 * leaves the trust file.
 */
export function checkSigner(
  chain: CertificateChain,
  { roots, at }: { roots: X509Certificate[]; at: number },
): void {
  if (!maySign(chain[0])) throw new ProofError("pdf_signer_not_trusted", "its certificate is for other uses");
  const trusted = chain.findIndex(({ bytes }) => roots.some((root) => equal(root.bytes, bytes)));
  if (trusted < 0) throw new ProofError("pdf_signer_not_trusted", chain[0].commonName);
  for (const [place, certificate] of chain.entries()) {
    const { notBefore, notAfter, commonName } = certificate;
    if (place <= trusted && (at < notBefore || at > notAfter))
      throw new ProofError("pdf_signer_out_of_date", `${commonName}: not at ${at}`);
    // Above the trusted certificate, too: else anything could be put there.
    if (!hasIssued(chain[place + 1], certificate, place))
      throw new ProofError("pdf_signer_not_trusted", commonName);
  }
}

/**
 * Throws when a verifier that trusts the last of these certificates, DER, would refuse what the first signs at `at`, Unix
 * seconds: for a registry that is about to sign with them.
 */
export function expectSigningChain(certificates: readonly Uint8Array[], at: number): void {
  const chain = parseChain(certificates);
  checkSigner(chain, { roots: chain.slice(-1), at });
}

/** `place`: how many authorities are between the issuer and the signer. The root has no issuer but itself. */
function hasIssued(
  issuer: X509Certificate | undefined,
  certificate: X509Certificate,
  place: number,
): boolean {
  if (issuer === undefined) return isSignedBy(certificate, certificate);
  const mayIssue = issuer.cA && allows(issuer, KEY_CERT_SIGN) && place <= issuer.pathLenConstraint;
  return mayIssue && isSignedBy(certificate, issuer);
}

function maySign(signer: X509Certificate): boolean {
  const { extendedKeyUsage: purposes = [OID.anyExtendedKeyUsage] } = signer;
  const mayUse = allows(signer, DIGITAL_SIGNATURE) || allows(signer, NON_REPUDIATION);
  return mayUse && purposes.some((purpose) => PURPOSES.includes(purpose));
}

function allows({ keyUsage }: X509Certificate, bit: number): boolean {
  return keyUsage === undefined || keyUsage[bit] === true;
}
