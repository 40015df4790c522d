import {
  BUNDLE_FORMAT,
  BUNDLE_KEYS,
  formatBundle,
  type LoggedRecord,
  readLoggedRecord,
  readProofText,
} from "../bundle.ts";
import { hasExactlyKeys, isObject, parseJson } from "../encoding/json.ts";
import { ProofError } from "../errors.ts";

/** With the members below: verifiers that people have refuse any other (docs/format.md, "Licences"). */
export const LICENCE_FORMAT = "colophon-licence/v1";

/** A bundle of 1 MiB, as a text in JSON, beside a licence's own members. */
const MAX_BYTES = 3 * 1024 * 1024;

/** Everything needed to check one licence, except whom to trust. */
export interface LicenceFile extends LoggedRecord {
  format: typeof LICENCE_FORMAT;
  /** The bundle of the work's certificate, as a text. */
  work: string;
}

/** Reads `LIC-….licence.json`, its text or bytes; anything not of v1 is refused (`bad_bundle`, `bundle_is_pdf`). */
export function parseLicenceFile(input: string | Uint8Array): LicenceFile {
  const value = parseJson(readProofText(input, MAX_BYTES));
  if (!isObject(value) || !hasExactlyKeys(value, [...BUNDLE_KEYS, "work"]))
    throw new ProofError("bad_bundle", "keys");
  const { format, work } = value;
  if (format !== LICENCE_FORMAT) throw new ProofError("bad_bundle", "format");
  if (typeof work !== "string") throw new ProofError("bad_bundle", "work");
  return { format, ...readLoggedRecord(value), work };
}

/**
 * The licence's own proof, written as a bundle: for what asks about a proof's anchors and clocks and reads nothing else of it. Checked
 * as a certificate, it is refused.
 */
export function proofOfLicence(file: LicenceFile): string {
  const { sdJwt, tlogProof, anchors, issuerJwks, issuerKeysProof, log } = file;
  return formatBundle({ format: BUNDLE_FORMAT, sdJwt, tlogProof, anchors, issuerJwks, issuerKeysProof, log });
}

/** The file `<licence number>.licence.json`. */
export function formatLicenceFile(file: LicenceFile): string {
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
