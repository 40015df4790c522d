import {
  type Bundle,
  formatBundle,
  type Verification,
  verifyCertificate,
  type VerifyOptions,
} from "@colophon/proof";

/** Checks a bundle that a test has as an object: only texts are taken, since objects have lost what is repeated. */
export function verifyBundle(bundle: Bundle, options: VerifyOptions): Verification {
  return verifyCertificate(formatBundle(bundle), options);
}
