import { type CertificatePdf, checkPdfSignature } from "@colophon/pdf-check";
import type { Trust } from "@colophon/proof";

/** The signature of a certificate's PDF, checked with the roots that the trust file names. */
export const checkPdf = (pdf: CertificatePdf, trust: Trust) => checkPdfSignature(pdf, trust.pdf?.roots ?? []);
