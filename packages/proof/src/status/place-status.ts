import type { Primitives } from "../crypto/primitives.ts";
import { ProofError } from "../errors.ts";
import { type Checkpoint, type LogKey, readCheckpoint, verifyCheckpoint } from "../log/checkpoint.ts";
import { parseEntry, statementKey, type StatementsHead } from "../log/entry.ts";
import { leafHash, verifyConsistency, verifyInclusion } from "../log/merkle.ts";
import { verifyAbsence } from "../prefix-tree/prefix-proof.ts";
import { refuseAs } from "../refuse-as.ts";
import {
  assertWithin,
  isKnownHead,
  isSameLog,
  type PreviousLog,
  previousLogOf,
  type Trust,
} from "../trust.ts";
import type { CertificateFacts } from "./certificate-facts.ts";
import type { Status } from "./status.ts";

/** The tree that a status proves its statements in. */
export interface StatusPlace {
  log: LogKey;
  /** The log, if it is the certificate's and has ended. */
  previous: PreviousLog | undefined;
  /** It is the log after the certificate's, which has ended. */
  isSuccessor: boolean;
  checkpoint: Checkpoint;
  head: StatementsHead;
}

/** That the log has signed the status's tree, which ends with a head, and has both the record and the bundle's tree. */
export function placeStatus(
  status: Status,
  certificate: CertificateFacts,
  trust: Trust,
  primitives: Primitives,
): StatusPlace {
  const { log, previous, isSuccessor } = logOf(status, certificate, trust);
  return placeIn({ log, previous, isSuccessor }, status, certificate, primitives);
}

/**
 * The same of the status of a log that has ended, inside the one of its successor. It is of the certificate's own log, or of one
 * between that and the present one, of which only a head counts that the trust knows.
 */
export function placeCarriedOver(
  status: Status,
  certificate: CertificateFacts,
  trust: Trust,
  primitives: Primitives,
): StatusPlace & { previous: PreviousLog } {
  const own = previousLogOf(certificate.log, trust);
  if (own === undefined) throw new ProofError("statement_not_carried", "not of a log that has ended");
  const { origin } = readCheckpoint(status.checkpoint);
  const previous =
    origin === own.origin ? own : (trust.previousLogs?.find((log) => log.origin === origin) ?? own);
  const isSuccessor = previous !== own;
  const place = placeIn({ log: previous, previous, isSuccessor }, status, certificate, primitives);
  if (isSuccessor && (status.consistency !== undefined || !isKnownHead(previous, place.checkpoint)))
    throw new ProofError("status_place_not_provable");
  return { ...place, previous };
}

function placeIn(
  of: Pick<StatusPlace, "log" | "previous" | "isSuccessor">,
  status: Status,
  certificate: CertificateFacts,
  primitives: Primitives,
): StatusPlace {
  if (status.about !== certificate.about) throw new ProofError("status_of_other_certificate");
  const { log, previous, isSuccessor } = of;
  const checkpoint = verifyCheckpoint(status.checkpoint, log, primitives);
  if (previous !== undefined) assertWithin(previous, checkpoint);
  const isKnown = previous !== undefined && isKnownHead(previous, checkpoint);
  if (!isSuccessor) assertContinues(status, checkpoint, certificate, isKnown);
  const head = openHead(status, checkpoint, primitives);
  if (previous !== undefined) {
    if (head.time > previous.endedAt) throw new ProofError("log_has_ended");
    if (!isSuccessor && !isKnown) assertWithinBundle(checkpoint, certificate);
  }
  return { log, previous, isSuccessor, checkpoint, head };
}

/** That the tree has as many statements about the certificate as the status, and no more. */
export function assertNoneIsMissing(
  { statements, absence }: Status,
  { salt }: CertificateFacts,
  { root }: StatementsHead,
  { sha256 }: Primitives,
): void {
  const next = statementKey(salt, statements.length, sha256);
  refuseAs("later_statement_withheld", () => verifyAbsence(next, absence, root, sha256));
}

/**
 * The log of the bundle, when the status ties itself to its tree; for a certificate of a log that has ended, the present one,
 * its successor: it does not show what was said in the log that ended.
 */
function logOf(
  { consistency }: Status,
  { log }: CertificateFacts,
  trust: Trust,
): { log: LogKey; previous: PreviousLog | undefined; isSuccessor: boolean } {
  const previous = previousLogOf(log, trust);
  if (consistency !== undefined) return { log, previous, isSuccessor: false };
  if (previous === undefined || isSameLog(log, trust.log))
    throw new ProofError("status_not_consistent", "it has no consistency proof");
  return { log: trust.log, previous: undefined, isSuccessor: true };
}

/** The bundle's tree and the status's are one log, whichever is older, and both have the record. `isKnown`: the trust says so. */
function assertContinues(
  { consistency }: Status,
  { size, root }: Checkpoint,
  { checkpoint, index }: CertificateFacts,
  isKnown: boolean,
): void {
  if (size <= index) throw new ProofError("status_not_consistent", "it is from before the record");
  if (consistency === undefined) {
    if (isKnown) return;
    throw new ProofError("status_not_consistent", "it has no consistency proof");
  }
  refuseAs("status_not_consistent", () => {
    if (consistency.from !== checkpoint.size) throw new ProofError("bad_tree_size", "another bundle's size");
    const [older, newer] =
      size < checkpoint.size ? [{ size, root }, checkpoint] : [checkpoint, { size, root }];
    verifyConsistency({
      size1: older.size,
      root1: older.root,
      size2: newer.size,
      root2: newer.root,
      proof: consistency.proof,
    });
  });
}

/** A closed checkpoint's last leaf is a head: so there is no newer one in this tree, and no statement that it does not cover. */
function openHead({ head }: Status, { size, root }: Checkpoint, { sha256 }: Primitives): StatementsHead {
  return refuseAs("status_not_closed", () => {
    const entry = parseEntry(head.entry);
    if (entry.kind !== "head") throw new ProofError("bad_entry");
    verifyInclusion(
      { index: size - 1, size, leafHash: leafHash(head.entry, sha256), proof: head.proof, root },
      sha256,
    );
    return entry;
  });
}

/**
 * Someone who has the keys of an ended log can sign other heads of it. Only those which the trust states, and those
 * within the bundle's tree, which is judged by itself, are its own for certain.
 */
function assertWithinBundle({ size }: Checkpoint, { checkpoint }: CertificateFacts): void {
  if (size > checkpoint.size) throw new ProofError("status_place_not_provable");
}
