// What other rooms may use of the store of certificates.
export { type NewCertificate, writeCertificates } from "./certificate-store.ts";
