// What other rooms may use of the store of certificates.
export { type SaidAiUse, writeAiUses } from "./ai-use-store.ts";
export {
  findVersion,
  type NewCertificate,
  type StoredCertificate,
  writeCertificates,
} from "./certificate-store.ts";
export { earlierName } from "./earlier-name.ts";
export { type KeptEarlierProof, listEarlierProofs, writeEarlierProofs } from "./earlier-store.ts";
