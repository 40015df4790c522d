import type { Lost, StatusEvidence, VerifiedStatement, VerifiedStatus } from "../check/check-statements.ts";
import { javaScript, type Primitives } from "../crypto/primitives.ts";
import { ProofError } from "../errors.ts";
import { mayHide } from "../statement/hidden-fields.ts";
import { headingOf, type StatementHeading } from "../statement/statement-heading.ts";
import type { Trust } from "../trust.ts";
import { isAccountedFor } from "./account-for.ts";
import { type CarriedOver, lostInOtherLogs, proveCarriedOver } from "./carried-over.ts";
import type { CertificateFacts } from "./certificate-facts.ts";
import { assertNoneIsMissing, placeStatus } from "./place-status.ts";
import { proveStatements } from "./prove-statements.ts";
import { CLOCK_TOLERANCE, readStatements } from "./read-statements.ts";
import { parseStatus, type Status } from "./status.ts";

/** A status counts as current while its head is at most this many seconds old. */
const FRESH = 24 * 3600;

export interface VerifyStatusOptions {
  /** As for the certificate. */
  trust: Trust;
  /** Unix seconds. */
  now: number;
  /** It came attached to a document: it says how things were, however new it is. */
  isAttached?: boolean;
  primitives?: Primitives;
}

/**
 * Checks a status, the text or bytes of its file, against a certificate that is proven: that the log has committed to these
 * statements and no others at the time of its head. Never throws on a bad status: a refusal has a code. The answer is
 * what `verifyCertificate` takes for its check 9.
 */
export function verifyStatus(
  input: string | Uint8Array,
  certificate: CertificateFacts,
  { trust, now, isAttached = false, primitives = javaScript }: VerifyStatusOptions,
): StatusEvidence {
  try {
    const status = openStatus(parseStatus(input), certificate, { trust, now, primitives });
    const isCurrent = !isAttached && now - status.asOf <= FRESH;
    return { state: isCurrent ? "current" : "dated", ...status };
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    return { state: "refused", code: error.code, detail: error.message };
  }
}

type Context = Required<Pick<VerifyStatusOptions, "trust" | "now" | "primitives">>;

function openStatus(status: Status, certificate: CertificateFacts, context: Context): VerifiedStatus {
  const { trust, now, primitives } = context;
  const place = placeStatus(status, certificate, trust, primitives);
  const { head, isSuccessor, previous } = place;
  if (head.time > now + CLOCK_TOLERANCE) throw new ProofError("status_in_future");
  const before = status.previous && proveCarriedOver(status.previous, certificate, trust, primitives);
  const proven = proveStatements(status, {
    certificate,
    place,
    keys: previous?.issuerKeys ?? trust.issuer.keys,
    carried: before?.jwts ?? [],
    primitives,
  });
  const statements = readStatements(proven, { certificate, head, primitives });
  assertNoneIsMissing(status, certificate, head, primitives);
  const hiding = statements.find((statement) => mayHide(statement, "decides"));
  if (hiding !== undefined) throw new ProofError("status_incomplete", `statement ${hiding.n}`);
  const heading = headingOf(statements);
  const lost =
    before === undefined ? [] : [...before.lost, ...lostInOtherLogs(before, trust)].toSorted(byTime);
  const lack = (isSuccessor ? lackOfSuccessor(before, lost) : undefined) ?? lackOf(statements, heading);
  const carried = before?.asOf !== undefined && { asOf: before.asOf, lost };
  return {
    about: status.about,
    asOf: head.time,
    place: { origin: place.log.origin, size: place.checkpoint.size },
    statements,
    heading,
    ...(lack && { lack }),
    ...(carried && { carried }),
  };
}

/** What the logs after the certificate's do not show of what was said. */
function lackOfSuccessor(before: CarriedOver | undefined, lost: readonly Lost[]): VerifiedStatus["lack"] {
  if (before?.asOf === undefined) return "status_of_successor_log";
  return lost.length === 0 ? undefined : "status_lost_between_logs";
}

const byTime = (a: Lost, b: Lost): number => a.from - b.from;

/** Why an authentic status is not all that was said: a value of a statement is hidden, and the registry says why, or it does not. */
function lackOf(statements: readonly VerifiedStatement[], heading: StatementHeading): VerifiedStatus["lack"] {
  const hiding = statements.filter((statement) => mayHide(statement, "replaces"));
  if (hiding.length === 0) return undefined;
  return hiding.every(({ n }) => isAccountedFor(n, statements, heading))
    ? "status_withheld"
    : "status_incomplete";
}
