import { type Bundle, parseEntry, type Trust } from "@colophon/proof";
import type { CertificateFacts, StatusJson } from "@colophon/proof/statements";
import { type IssuedCertificate, makeRegistry, type TestRegistry } from "./make-bundle.ts";
import {
  close,
  factsOf,
  HEAD_TIME,
  type LoggedStatement,
  makeSaid,
  makeStatus,
  say,
  type Saying,
} from "./make-status.ts";

/** A log that has ended, as its registry's backup has it, and its successor, which began with the backup's statements. */
export interface CarriedOver {
  old: TestRegistry;
  successor: TestRegistry;
  certificate: IssuedCertificate;
  bundle: Bundle;
  /** The old log's size in the backup: closed. */
  backedUp: number;
  /** In the successor's log: those of the old one, then those that were said since. */
  logged: LoggedStatement[];
  /** Of the old log, for the bundle. */
  before: StatusJson;
  /** Of the successor's log, with the one before. */
  status: StatusJson;
  trust: Trust;
  facts: CertificateFacts;
}

export interface CarryOverOptions {
  /** Said in the old log, and in the backup. */
  carried?: readonly Saying[];
  /** Said in the old log after the backup, and lost. */
  lost?: readonly Saying[];
  /** Said in the successor's log. */
  later?: readonly Saying[];
  /** Whose key signs what is said later, by default the successor's. */
  issuerOfLater?: "old";
  claims?: Record<string, unknown>;
}

/** When the successor's log was closed, and when the old one ended. */
export const SUCCESSOR_TIME = HEAD_TIME + 1000;
const END_TIME = HEAD_TIME + 500;

export function carryOver({
  carried = [],
  lost = [],
  later = [],
  issuerOfLater,
  claims,
}: CarryOverOptions): CarriedOver {
  const { registry: old, certificate, bundle, logged: saidThere } = makeSaid(carried, claims);
  const backedUp = old.entries.length;
  const before = makeStatus(old, certificate, saidThere, bundle, { size: backedUp });
  if (lost.length > 0) {
    lost.forEach((saying, n) => say(old, certificate, carried.length + n, saying));
    close(old, HEAD_TIME + 100);
  }
  const { successor, moved } = found("registry.example/log2", old, backedUp, HEAD_TIME + 600);
  const since = later.map((saying, i) =>
    say(successor, certificate, carried.length + i, {
      at: SUCCESSOR_TIME - 60,
      issuer: issuerOfLater === "old" ? old.issuer : successor.issuer,
      ...saying,
    }),
  );
  close(successor, SUCCESSOR_TIME);
  const logged = [...saidThere.map(moved), ...since];
  const log = { ...old.end(), endedAt: END_TIME };
  const known = old.end(backedUp);
  const heads = lost.length > 0 ? [{ size: known.lastSize, root: known.lastRoot }] : [];
  const trust: Trust = { ...successor.trust, previousLogs: [{ ...log, heads }] };
  const status = succeed(before, { successor, certificate, logged, isNew: since.length > 0 });
  return {
    old,
    successor,
    certificate,
    bundle,
    backedUp,
    logged,
    before,
    status,
    trust,
    facts: factsOf({ trust }, bundle),
  };
}

/** A log that begins with the statements of another, up to that size; `moved` gives them their places there. */
function found(origin: string, old: TestRegistry, size: number, time: number) {
  const successor = makeRegistry({ origin });
  const again = old.entries.slice(0, size).flatMap((entry) => {
    const parsed = parseEntry(entry);
    if (parsed.kind !== "statement") return [];
    return [{ entry, index: successor.entries.push(entry) - 1 }];
  });
  close(successor, time);
  const moved = (one: LoggedStatement): LoggedStatement => ({
    ...one,
    index: again.find(({ entry }) => entry === old.entries[one.index])?.index ?? -1,
  });
  return { successor, moved };
}

export interface CarryOverTwiceOptions extends CarryOverOptions {
  /** Said in the second log after its backup, and lost. */
  lostAgain?: readonly Saying[];
  /** Said in the third log. */
  last?: readonly Saying[];
}

/** When the third log was closed, and when the second one ended. */
export const THIRD_TIME = SUCCESSOR_TIME + 1000;
export const SECOND_END = SUCCESSOR_TIME + 500;

/** The same twice: the second log has ended, too, and a third one began with its backup. `before` is the second one's status. */
export function carryOverTwice({
  lostAgain = [],
  last = [],
  ...options
}: CarryOverTwiceOptions): CarriedOver & { second: TestRegistry } {
  const made = carryOver(options);
  const { successor: second, certificate, bundle } = made;
  const size = second.entries.length;
  if (lostAgain.length > 0) {
    lostAgain.forEach((saying, i) =>
      say(second, certificate, made.logged.length + i, { at: SUCCESSOR_TIME, ...saying }),
    );
    close(second, SUCCESSOR_TIME + 100);
  }
  const { successor, moved } = found("registry.example/log3", second, size, SUCCESSOR_TIME + 600);
  const since = last.map((saying, i) =>
    say(successor, certificate, made.logged.length + i, { at: THIRD_TIME - 60, ...saying }),
  );
  close(successor, THIRD_TIME);
  const logged = [...made.logged.map(moved), ...since];
  const known = second.end(size);
  const heads = lostAgain.length > 0 ? [{ size, root: known.lastRoot }] : [];
  const trust: Trust = {
    ...successor.trust,
    previousLogs: [{ ...second.end(), endedAt: SECOND_END, heads }, ...(made.trust.previousLogs ?? [])],
  };
  const before = made.status;
  return {
    ...made,
    second,
    successor,
    logged,
    before,
    status: succeed(before, { successor, certificate, logged, isNew: since.length > 0 }),
    trust,
    facts: factsOf({ trust }, bundle),
  };
}

/** The successor's status around one of the log before. */
export function succeed(
  before: StatusJson,
  {
    successor,
    certificate,
    logged,
    isNew,
  }: Pick<CarriedOver, "successor" | "certificate" | "logged"> & { isNew: boolean },
): StatusJson {
  const within = { ...successor.bundle(certificate, { anchored: false }), tlogProof: successor.tlogProof(0) };
  const keySets = isNew ? [{ jwks: successor.issuerJwks, index: 0 }] : [];
  const { consistency: _, ...status } = makeStatus(successor, certificate, logged, within, { keySets });
  return { ...status, previous: before };
}
