import { equal, ProofError } from "@colophon/proof";
import { isSelfIssued, parseX509Certificate, type X509Certificate } from "./x509-certificate.ts";

/** The signer's certificate first, each one's issuer after it, the root last. */
export type CertificateChain = readonly [signer: X509Certificate, ...above: X509Certificate[]];

/** Far more than the chain of a registry has: each costs time. */
const MAX_CERTIFICATES = 10;

/** Refuses certificates that are not a whole chain by their names (`bad_pdf_signature`). Their signatures are for `checkSigner`. */
export function parseChain(certificates: readonly Uint8Array[]): CertificateChain {
  if (certificates.length > MAX_CERTIFICATES) throw refuse("too many");
  const [signer, ...above] = certificates.map(parseX509Certificate);
  if (signer === undefined) throw refuse("none");
  let top = signer;
  for (const certificate of above) {
    if (isSelfIssued(top) || !equal(certificate.subject, top.issuer))
      throw refuse("one is not the issuer of the one before");
    top = certificate;
  }
  if (!isSelfIssued(top)) throw refuse("no root at their end");
  return [signer, ...above];
}

function refuse(why: string): ProofError {
  return new ProofError("bad_pdf_signature", `its certificates are not a chain: ${why}`);
}
