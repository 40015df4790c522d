import type { Lost } from "../check/check-statements.ts";
import type { Primitives } from "../crypto/primitives.ts";
import { ProofError } from "../errors.ts";
import type { PreviousLog, Trust } from "../trust.ts";
import type { CertificateFacts } from "./certificate-facts.ts";
import { assertNoneIsMissing, placeCarriedOver } from "./place-status.ts";
import { proveStatements } from "./prove-statements.ts";
import type { Status } from "./status.ts";

/** What was said in logs that have ended, as far as their successor has it. */
export interface CarriedOver {
  /** Of all statements, in their order. */
  jwts: string[];
  /** Up to when they are those of the certificate's own log, Unix seconds; undefined if nothing of that is known. */
  asOf: number | undefined;
  lost: Lost[];
  /** The logs, from the certificate's own one. */
  logs: PreviousLog[];
}

/**
 * The status of a log that has ended, inside the one of its successor. It proves what was said there, and that there was
 * no more then; what the statements say is read from the present log's, which may withhold more by now. It may have one itself,
 * of the log before: `next` is then the log that began with this one's statements.
 */
export function proveCarriedOver(
  status: Status,
  certificate: CertificateFacts,
  trust: Trust,
  primitives: Primitives,
  next?: PreviousLog,
): CarriedOver {
  const place = placeCarriedOver(status, certificate, trust, primitives);
  const { previous: log, isSuccessor, checkpoint, head } = place;
  if (next && (next === log || log.endedAt > next.endedAt)) throw new ProofError("statement_not_carried");
  if (!isSuccessor && status.previous) throw new ProofError("statement_not_carried");
  const before = status.previous && proveCarriedOver(status.previous, certificate, trust, primitives, log);
  const carried = before?.jwts ?? [];
  const context = { certificate, place, keys: log.issuerKeys, carried, primitives };
  const jwts = proveStatements(status, context).map(({ jwt }) => jwt);
  assertNoneIsMissing(status, certificate, head, primitives);
  const { lost, logs } = before ?? { lost: [], logs: [] };
  const isLast = checkpoint.size === log.lastSize;
  return {
    jwts,
    asOf: isSuccessor ? before?.asOf : head.time,
    lost: isLast ? lost : [...lost, { from: head.time, until: log.endedAt }],
    logs: [...logs, log],
  };
}

/**
 * Of logs after the certificate's own that have ended, and of which the status has nothing: what was said there is not known.
 * Whoever hands a status on may have left them out.
 */
export function lostInOtherLogs({ logs }: CarriedOver, { previousLogs = [] }: Trust): Lost[] {
  const [own] = logs;
  if (own === undefined) return [];
  return previousLogs
    .filter((log) => !logs.includes(log) && log.endedAt >= own.endedAt)
    .map(({ endedAt: until }) => {
      const ends = logs.map(({ endedAt }) => endedAt).filter((endedAt) => endedAt <= until);
      return { from: Math.max(...ends), until };
    });
}
