export { checkPdfSignature } from "./check-pdf-signature.ts";
export type { CertificatePdf } from "./read-certificate-pdf.ts";
export { readCertificatePdf } from "./read-certificate-pdf.ts";
export type { GivenFile, Recognised } from "./recognise-file.ts";
export { recogniseFile } from "./recognise-file.ts";
