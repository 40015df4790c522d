// Licences of works (docs/format.md, "Licences"). A separate entry point: checking a certificate does not load it.

export type { LicenceClaimName, LicenceClaims } from "./licence/licence-claims.ts";
export { readLicenceClaims } from "./licence/licence-claims.ts";
export type { LicenceFile } from "./licence/licence-file.ts";
export {
  formatLicenceFile,
  LICENCE_FORMAT,
  parseLicenceFile,
  proofOfLicence,
} from "./licence/licence-file.ts";
export type { LicenceState } from "./licence/licence-state.ts";
export { licenceStateOf, shownLicenceState } from "./licence/licence-state.ts";
export type { LicensorCode, LicensorOutcome } from "./licence/check-licensor.ts";
export type { AtHandOfLicence, LicenceVerification, LicenceVerifier } from "./licence/verify-licence.ts";
export { licenceFacts, licenceVerifierOf } from "./licence/verify-licence.ts";
export { parseLicenceSdJwt } from "./record/parse-sd-jwt.ts";
export { LICENCE_ID } from "./record/record.ts";
