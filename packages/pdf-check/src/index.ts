export { checkPdfSignature } from "./check-pdf-signature.ts";
export { expectSigningChain } from "./check-signer.ts";
export type { CertificatePdf } from "./read-certificate-pdf.ts";
export { readCertificatePdf } from "./read-certificate-pdf.ts";
export type { GivenFile, Recognised } from "./recognise-file.ts";
export { recogniseFile } from "./recognise-file.ts";
export { expectTimeStampOf } from "./time-stamp-token.ts";
