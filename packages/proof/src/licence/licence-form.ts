import type { RecordForm } from "../check/record-form.ts";
import { parseLicenceSdJwt } from "../record/parse-sd-jwt.ts";
import { type LicenceClaims, readLicenceClaims } from "./licence-claims.ts";
import { parseLicenceFile } from "./licence-file.ts";

export const licenceForm: RecordForm<LicenceClaims> = {
  parseFile: parseLicenceFile,
  parseSdJwt: parseLicenceSdJwt,
  readClaims: readLicenceClaims,
  // A licence has no file of its own; its work's are in the work's bundle.
  filesOf: () => ({ files: [] }),
};
