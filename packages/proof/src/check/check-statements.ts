import { toBase64Url } from "../encoding/base64.ts";
import type { CheckContext } from "./check-context.ts";
import type { Evidence, Outcome } from "./check.ts";
import type { ProofErrorCode } from "../errors.ts";
import { mayHaveLost } from "../statement/conclusions.ts";
import type { Said } from "../statement/said.ts";
import type { StatementHeading } from "../statement/statement-heading.ts";
import type { Speaker } from "../statement/statement-kinds.ts";

/** One statement that a status proves. */
export interface VerifiedStatement {
  /** Its number, from 0. */
  n: number;
  /** Of its entry, in the log of the status. */
  index: number;
  /** One of `STATEMENT_KINDS`, or one that this version does not know. */
  kind: string;
  by: Speaker;
  /** When the issuer says that it was made, Unix seconds. */
  at: number;
  said: Said;
  /** Names of fields that this version does not know. */
  others: string[];
  /** How many fields are not shown. */
  withheld: number;
  /** What the speaker's wallet says of it; `incomplete`: a covered field is withheld. */
  walletSignature: "valid" | "incomplete" | "absent";
}

/** What the statements, proven complete, say. */
export interface VerifiedStatus {
  about: string;
  /** When the log committed to it, Unix seconds. */
  asOf: number;
  /** The log, and how many entries the status has seen of it. */
  place: { origin: string; size: number };
  statements: VerifiedStatement[];
  /** What is proven: where the status is of a successor's log, `valid` says nothing. */
  heading: StatementHeading;
  /** Why this is not all that was said: then check 9 does not pass. */
  lack?: "status_withheld" | "status_incomplete" | "status_of_successor_log" | "status_lost_between_logs";
  /** What was said in the certificate's log, which has ended, is carried over up to `asOf`, Unix seconds. */
  carried?: { asOf: number; lost: Lost[] };
}

/** From when to when nobody knows what was said, Unix seconds. */
export interface Lost {
  from: number;
  until: number;
}

/** What `verifyStatus` (`@colophon/proof/statements`) says of the given status. */
export type StatusEvidence =
  | ({ state: "current" | "dated" } & VerifiedStatus)
  | { state: "refused"; code: ProofErrorCode; detail: string };

/** What is known of later statements: what a status says, or that the registry was asked for one in vain. */
export type SaidLater = StatusEvidence | { state: "not_answered"; detail: string };

/**
 * Check 9: what was said of the certificate later is known, up to now. It passes whatever was said. An older status, and one that
 * lacks something, say how things were, and one that is refused says nothing: none speaks against the certificate.
 */
export function checkStatements(
  jwt: string,
  status: SaidLater | undefined,
  { primitives: { sha256 } }: CheckContext,
): Outcome<VerifiedStatus> {
  if (status === undefined) return { gap: "not_published_yet" };
  if (status.state === "not_answered") return { gap: "status_not_answered", detail: status.detail };
  if (status.state === "refused") return { gap: status.code, detail: status.detail };
  const { state, ...proven } = status;
  if (proven.about !== toBase64Url(sha256(jwt))) return { gap: "status_of_other_certificate" };
  const evidence = { asOf: String(proven.asOf), statements: String(proven.statements.length) };
  if (proven.lack !== undefined && proven.statements.length === 0 && mayHaveLost(proven))
    return { gap: proven.lack, evidence: describeLost(proven) };
  if (proven.lack !== undefined)
    return { gap: proven.lack, evidence: { ...evidence, ...describeLost(proven) } };
  return state === "current" ? { proven, evidence } : { gap: "status_dated", evidence };
}

/** The times of which nobody knows what was said; those after the first have a number. */
function describeLost({ carried }: VerifiedStatus): Evidence {
  const evidence: Evidence = {};
  for (const [i, { from, until }] of carried?.lost.entries() ?? []) {
    const number = i === 0 ? "" : `.${i + 1}`;
    evidence[`lostFrom${number}`] = String(from);
    evidence[`lostUntil${number}`] = String(until);
  }
  return evidence;
}
