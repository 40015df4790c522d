import { DerError } from "@colophon/der";
import { concat, type PdfSignature, ProofError, sha256 } from "@colophon/proof";
import { checkSigner, parseRoots } from "./check-signer.ts";
import { findSignature } from "./find-signature.ts";
import { parseCms } from "./parse-cms.ts";
import type { CertificatePdf } from "./read-certificate-pdf.ts";
import { expectTimeStampOf } from "./time-stamp-token.ts";

/**
 * Whether a trusted certificate has signed this file, all of it, and for which certificate id. `roots` are PEM, from
 * the verifier's trust; a malformed one is refused (`bad_trust`). Certificates are judged at `at`, Unix seconds, by
 * default when the signer says that it signed. Never throws on a bad PDF.
 */
export function checkPdfSignature(pdf: CertificatePdf, roots: string[], at?: number): PdfSignature {
  const trusted = parseRoots(roots);
  try {
    const { covered, cms, reason, signedAt } = findSignature(pdf.bytes, pdf.objects);
    const contentHash = sha256(concat(...covered));
    const { chain, signatureValue, timeStampToken } = parseCms(cms, contentHash);
    if (timeStampToken) expectTimeStampOf(timeStampToken, signatureValue);
    if (trusted.length === 0) return { state: "no_root" };
    checkSigner(chain, { roots: trusted, at: at ?? signedAt });
    return {
      state: "sound",
      certificateId: reason,
      signer: chain[0].commonName,
      signedAt,
      hasTimeStamp: timeStampToken !== undefined,
    };
  } catch (error) {
    if (error instanceof ProofError) return { state: "refused", code: error.code, detail: error.message };
    if (error instanceof DerError)
      return { state: "refused", code: "bad_pdf_signature", detail: error.message };
    throw error;
  }
}
