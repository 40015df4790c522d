import type { Primitives } from "../crypto/primitives.ts";
import type { Trust } from "../trust.ts";
import type { CertificateFacts } from "./certificate-facts.ts";
import { assertNoneIsMissing, placeCarriedOver } from "./place-status.ts";
import { proveStatements } from "./prove-statements.ts";
import type { Status } from "./status.ts";

/** What was said in a log that has ended, as far as its successor has it. */
export interface CarriedOver {
  /** Of all statements up to that time, in their order. */
  jwts: string[];
  /** Unix seconds. */
  asOf: number;
  /** When the log ended, if it went on after `asOf`: what was said in between is lost. */
  lostUntil: number | undefined;
}

/**
 * The status of the log that has ended, inside the one of its successor. It proves what was said there, and that there was
 * no more then; what the statements say is read from the successor's, which may withhold more by now.
 */
export function proveCarriedOver(
  status: Status,
  certificate: CertificateFacts,
  trust: Trust,
  primitives: Primitives,
): CarriedOver {
  const place = placeCarriedOver(status, certificate, trust, primitives);
  const { previous, checkpoint, head } = place;
  const context = { certificate, place, keys: previous.issuerKeys, carried: [], primitives };
  const jwts = proveStatements(status, context).map(({ jwt }) => jwt);
  assertNoneIsMissing(status, certificate, head, primitives);
  const isLast = checkpoint.size === previous.lastSize;
  return { jwts, asOf: head.time, lostUntil: isLast ? undefined : previous.endedAt };
}
