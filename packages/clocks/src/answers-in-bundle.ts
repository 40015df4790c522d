import { parseBundle, parseTlogProof, ProofError } from "@colophon/proof";
import { readExtra } from "./extra.ts";

/**
 * The answers of OCSP that a bundle brings, in DER, for judging the time-stamp of the PDF's signature that it came with
 * (`judgeTimeStamp`); none in a bundle that can't be read, which its first check reports.
 */
export function answersInBundle(bundle: Uint8Array): Uint8Array[] {
  try {
    const { extra } = parseTlogProof(parseBundle(bundle).tlogProof);
    return (extra && readExtra(extra)?.ocsp) ?? [];
  } catch (error) {
    if (error instanceof ProofError) return [];
    throw error;
  }
}
