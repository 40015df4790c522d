export { checkPdfSignature } from "./check-pdf-signature.ts";
export { expectSigningChain } from "./check-signer.ts";
export type { CertificatePdf } from "./read-certificate-pdf.ts";
export { isPdf, MAX_PDF_BYTES, readCertificatePdf } from "./read-certificate-pdf.ts";
export { expectTimeStampOf } from "./time-stamp-token.ts";
