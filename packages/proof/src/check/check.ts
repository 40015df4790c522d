import { ProofError, type ProofErrorCode } from "../errors.ts";

/**
 * What is checked of a certificate, in the order in which it is checked and reported. The names are in docs/format.md, in the JSON that
 * `colophon-verify` prints, and keys of texts.
 */
export const CHECK_IDS = [
  "bundle",
  "record_signature",
  "disclosures",
  "inclusion",
  "checkpoint",
  "issuer_keys",
  "anchor",
  "document",
  "statements",
] as const;

export type CheckId = (typeof CHECK_IDS)[number];

/** Why a check was not made, though nothing speaks against the certificate. */
export type CheckGap =
  | "needs_earlier_check"
  // anchor
  | "anchor_pending"
  | "anchor_not_final"
  | "offline"
  | "chain_unreachable"
  | "wrong_chain"
  // anchor, of a previous log: at its last head, before it without an anchor, before it with one that was not asked about
  | "never_anchored"
  | "place_not_provable"
  | "place_not_checked"
  // document, statements
  | "no_document"
  | "no_pdf_root"
  | "file_may_be_hidden"
  | "not_published_yet"
  | "status_dated"
  // something was erased or blocked; the log that ended is not known; a status was asked for, and none came
  | "status_withheld"
  | "status_of_successor_log"
  | "status_lost_between_logs"
  | "status_not_answered";

export interface Check {
  id: CheckId;
  state: "passed" | "failed" | "not_checked";
  /** Why it failed (a ProofError's code) or was not made. */
  code?: ProofErrorCode | CheckGap;
  /** English, for logs and experts. */
  detail?: string;
  /** What was looked at, for display. */
  evidence?: Evidence;
}

export type Evidence = Record<string, string>;

/** A check that passed gives what it has proven; one that could not be made says why. A failed one throws. */
export type Outcome<T> =
  | { proven: T; evidence: Evidence }
  | { gap: CheckGap | ProofErrorCode; detail?: string; evidence?: Evidence };

/**
 * Runs checks one after the other. Each adds its report to `reports` and returns what it has proven; `check` is undefined when
 * what it builds on has failed.
 */
export function reportTo(
  reports: Check[],
): <T>(id: CheckId, check: (() => Outcome<T>) | undefined) => T | undefined {
  return (id, check) => {
    if (check === undefined) {
      reports.push({ id, state: "not_checked", code: "needs_earlier_check" });
      return undefined;
    }
    try {
      const outcome = check();
      if ("proven" in outcome) {
        reports.push({ id, state: "passed", evidence: outcome.evidence });
        return outcome.proven;
      }
      const { gap: code, ...about } = outcome;
      reports.push({ id, state: "not_checked", code, ...about });
    } catch (error) {
      if (!(error instanceof ProofError)) throw error;
      reports.push({ id, state: "failed", code: error.code, detail: error.message });
    }
    return undefined;
  };
}
