export type { CertificateFacts } from "./certificate-facts.ts";
export { type CertificateFields, certificateFields } from "./certificate-fields.ts";
export { documentFaces, type Face } from "./document-faces.ts";
export { type DocumentLanguage, documentLanguages } from "./document-language.ts";
export type { DocumentContext } from "./field-texts.ts";
export { type FilledCertificate, fillCertificate } from "./fill-certificate.ts";
export { type Metrics, metrics } from "./metrics.ts";
export type { TextItem, TextRun } from "./place-box.ts";
export { rosettePaths } from "./rosette-paths.ts";
