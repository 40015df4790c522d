import { DerError } from "@colophon/der";
import { concat, type PdfSignature, ProofError, type ProofErrorCode, sha256 } from "@colophon/proof";
import { checkSigner } from "./check-signer.ts";
import { findSignature } from "./find-signature.ts";
import { parseCms } from "./parse-cms.ts";
import type { CertificatePdf } from "./read-certificate-pdf.ts";
import { readRoots } from "./read-roots.ts";
import { expectTimeStampOf } from "./time-stamp-token.ts";

/**
 * Whether a trusted certificate has signed this file, all of it, and for which certificate id. `roots` are PEM, from
 * the verifier's trust; while one of them can't be read, a signer whom the others don't vouch for is not refused.
 * Certificates are judged at `at`, Unix seconds, by default when the signer says that it signed. Never throws on a bad PDF.
 */
export function checkPdfSignature(pdf: CertificatePdf, roots: string[], at?: number): PdfSignature {
  const { trusted, bad } = readRoots(roots);
  try {
    const { covered, cms, reason, signedAt } = findSignature(pdf.bytes, pdf.objects);
    const contentHash = sha256(concat(...covered));
    const { chain, signatureValue, timeStampToken } = parseCms(cms, contentHash);
    if (timeStampToken) expectTimeStampOf(timeStampToken, signatureValue);
    if (roots.length === 0) return { state: "no_root" };
    checkSigner(chain, { roots: trusted, at: at ?? signedAt });
    return {
      state: "sound",
      certificateId: reason,
      signer: chain[0].commonName,
      signedAt,
      hasTimeStamp: timeStampToken !== undefined,
      ...(timeStampToken && { token: { bytes: timeStampToken, about: signatureValue } }),
    };
  } catch (error) {
    if (!(error instanceof ProofError || error instanceof DerError)) throw error;
    const code = error instanceof ProofError ? error.code : "bad_pdf_signature";
    return bad && ofSigner.has(code)
      ? { state: "bad_root", ...bad }
      : { state: "refused", code, detail: error.message };
  }
}

/** What is said of a signer whose root is not trusted, or has a form that is not read. */
const ofSigner = new Set<ProofErrorCode>(["pdf_signer_not_trusted", "bad_pdf_signature"]);
