export { checkPdfSignature } from "./check-pdf-signature.ts";
export type { CertificatePdf } from "./read-certificate-pdf.ts";
export { isPdf, MAX_PDF_BYTES, readCertificatePdf } from "./read-certificate-pdf.ts";
