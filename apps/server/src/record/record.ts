// What other rooms may use of the store of certificates.
export { type NewCertificate, type StoredCertificate, writeCertificates } from "./certificate-store.ts";
