import type pg from "pg";
import { sha256 } from "@colophon/node-primitives";
import { formatSdJwt, statementKey, toBase64Url } from "@colophon/proof";
import { decides, STATUS_FORMAT, type StatusJson } from "@colophon/proof/statements";
import { chooseHead } from "../../record/choose-head.ts";
import { readRecord, saltOfRecord } from "../../record/pack-record.ts";
import type { CertificateContext } from "../../record/read-certificate.ts";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { ProvenStatements } from "../../log/closed-heads.ts";
import type { Stamps } from "../../log/clocks/stamps.ts";
import type { KeySet } from "../../log/log.ts";
import type { Log } from "../../log/open-log.ts";
import { unnamedOf } from "../../record/heading.ts";
import { type KeptStatement, openStatement, readStatement } from "./open-statement.ts";
import { findLogged, type LoggedCertificate, listPlaces, listStatements } from "./statement-store.ts";

export interface StatusContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  log: Pick<
    Log,
    "newest" | "proveStatements" | "inclusionProofs" | "consistencyProof" | "keySetAt" | "issuer"
  >;
  anchoring: CertificateContext["anchoring"];
  stamps: Pick<Stamps, "firstCovering">;
  previous: CertificateContext["previous"];
}

type ProvingLog = Pick<Log, "proveStatements" | "inclusionProofs" | "keySetAt">;
type StatusAt = Omit<StatusJson, "consistency" | "previous">;

/**
 * What was said of a certificate later, with the proof that nothing is left out (docs/format.md, "The status"): of one that was
 * erased, too, or of a licence. Of a blocked one, and of a licence that isn't public, others' names and words are withheld, never
 * what decides; a side of the licence reads them. `from` is the size of the tree that the asker's bundle leads to; without it, that of
 * the bundle of this moment.
 */
export async function buildStatus(
  context: StatusContext,
  id: string,
  from: number | undefined,
  { isForSide = false }: { isForSide?: boolean } = {},
): Promise<StatusJson> {
  const [found, listed] = await Promise.all([findLogged(context.pool, id), listStatements(context.pool, id)]);
  if (found === undefined)
    throw new AppError((await context.log.newest()).isDamaged ? "log_damaged" : unknownOf(id));
  const certificate = isForSide ? { ...found, isPrivate: false } : found;
  const { log, index } = certificate;
  if (log !== null) return buildCarriedOver(context, { ...certificate, log }, listed);
  const bundleSize = from ?? (await chooseHead(context, index)).head.size;
  if (bundleSize <= index) throw new AppError("validation_failed", { fields: { from: "invalid" } });
  const { head, status } = await buildPresent(context, certificate, listed);
  if (head.size <= index) throw new AppError("status_pending");
  // A tree that this lagging server hasn't published yet, or that no server has.
  if (bundleSize > (await context.log.newest()).size) throw new AppError("status_pending");
  const consistency = await proveConsistency(context.log, bundleSize, head.size);
  return { ...status, consistency: { from: bundleSize, proof: texts(consistency) } };
}

const unknownOf = (id: string) => (id.startsWith("LIC-") ? "licence_not_found" : "certificate_not_found");

/** Of a certificate of a log that has ended: what was said there, in each log after it that has ended, and in the present one. */
async function buildCarriedOver(
  context: StatusContext,
  certificate: LoggedCertificate & { log: number },
  listed: KeptStatement[],
): Promise<StatusJson> {
  const [places, { status }] = await Promise.all([
    listPlaces(context.pool, certificate.id),
    buildPresent(context, certificate, listed),
  ]);
  let previous: StatusJson | undefined;
  for (let log = certificate.log; log <= (certificate.newestPrevious ?? log); log++) {
    const said = places.filter((place) => place.log === log).map(({ n, index }) => ({ n, index }));
    const there = await buildEnded(context, certificate, { log, said, listed });
    if (there !== undefined) previous = { ...there, ...(previous && { previous }) };
  }
  return { ...status, ...(previous && { previous }) };
}

/** In a log that has ended, as of the backup's newest closed head. Undefined where that doesn't have the certificate. */
async function buildEnded(
  context: StatusContext,
  certificate: LoggedCertificate,
  {
    log: number,
    said,
    listed,
  }: { log: number; said: { n: number; index: number }[]; listed: KeptStatement[] },
): Promise<StatusAt | undefined> {
  const { log } = await context.previous(number);
  const head = await log.proveStatements(keysOf(certificate, said.length + 1));
  // Registered after that head: nothing that the registry has proves what was said there.
  if (head === undefined || (number === certificate.log && head.size <= certificate.index)) return undefined;
  const statements = said.flatMap(({ n, index }) => {
    const statement = listed.find((one) => one.n === n);
    const isSaidThere = statement?.previous?.log === number;
    return statement === undefined
      ? []
      : [{ ...statement, index, previous: isSaidThere ? null : statement.previous }];
  });
  // What they say is read from the present log's, which may withhold more.
  const record = recordOf(context, certificate);
  return proveAt(log, { head, statements, certificate }, (statement) =>
    formatSdJwt(readStatement(statement, record), []),
  );
}

/** In the present log, without what ties it to the certificate's bundle. */
async function buildPresent(
  context: StatusContext,
  certificate: LoggedCertificate,
  listed: KeptStatement[],
): Promise<{ head: ProvenStatements; status: StatusAt }> {
  const { head, statements, isBlocked } = await proveAll(context, certificate, listed);
  const status = await proveAt(context.log, { head, statements, certificate }, (statement) => {
    const isWithheld = (isBlocked || certificate.isPrivate) && statement.by !== "registry";
    const isShown = isWithheld ? decides : isShownOf(certificate, statement);
    return openStatement(context.keys, statement, recordOf(context, certificate), isShown).sdJwt;
  });
  return { head, status };
}

/** Statements, at their places in this log, as of one of its heads. */
async function proveAt(
  log: ProvingLog,
  {
    head,
    statements,
    certificate,
  }: { head: ProvenStatements; statements: readonly KeptStatement[]; certificate: LoggedCertificate },
  show: (statement: KeptStatement) => string,
): Promise<StatusAt> {
  const keySets = await keySetsOf(log, statements);
  const indices = [...statements, ...keySets].map(({ index }) => index);
  const proofs = await log.inclusionProofs(indices, head.size);
  const proofAt = (place: number) => texts(proofs[place] ?? []);
  const absence = head.keys[statements.length]?.proof;
  if (absence === undefined) throw new Error("a status ends with the absence of a statement");
  return {
    format: STATUS_FORMAT,
    about: toBase64Url(aboutOf(certificate)),
    checkpoint: head.checkpoint,
    head: { entry: toBase64Url(head.entry), proof: texts(head.proof) },
    statements: statements.map((statement, n) => {
      const prefixProof = head.keys[n]?.proof;
      if (prefixProof === undefined) throw new Error("a statement was not proven");
      return { sdJwt: show(statement), index: statement.index, proof: proofAt(n), prefixProof };
    }),
    absence,
    issuerKeys: keySets.map(({ jwks, index }, i) => ({
      jwks,
      index,
      proof: proofAt(statements.length + i),
    })),
  };
}

/** Shares are shown if the certificate shows them; a person who is no longer named keeps a number, without part or share. */
function isShownOf({ showShares, said }: LoggedCertificate, { collaborator }: KeptStatement) {
  const isUnnamed = collaborator !== null && unnamedOf(said).has(collaborator);
  return (name: string) =>
    (name !== "share" || (showShares && !isUnnamed)) && (name !== "role" || !isUnnamed);
}

const aboutOf = (certificate: LoggedCertificate): Uint8Array => sha256(readRecord(certificate));

const recordOf = ({ log }: StatusContext, certificate: LoggedCertificate) => ({
  about: aboutOf(certificate),
  issuer: log.issuer,
});

/** The keys of its first statements in the prefix tree. */
function keysOf(certificate: LoggedCertificate, count: number): Uint8Array[] {
  const salt = saltOfRecord(readRecord(certificate));
  return Array.from({ length: count }, (_, n) => statementKey(salt, n, sha256));
}

/** How often the statements are read again when others are added in the meantime. */
const mostAttempts = 5;

/** The newest closed head, all statements that it covers, and whether the work is blocked at this moment. */
async function proveAll(
  { pool, log }: StatusContext,
  certificate: LoggedCertificate,
  listed: KeptStatement[],
): Promise<{ head: ProvenStatements; statements: KeptStatement[]; isBlocked: boolean }> {
  let statements = listed;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const head = await log.proveStatements(keysOf(certificate, statements.length + 1));
    if (head === undefined) throw new AppError("status_pending");
    const covered = head.keys.findIndex(({ isThere }) => !isThere);
    if (covered === -1) {
      statements = await listStatements(pool, certificate.id);
      continue;
    }
    const last = statements.findLast(({ kind }) => kind === "blocked" || kind === "unblocked");
    return { head, statements: statements.slice(0, covered), isBlocked: last?.kind === "blocked" };
  }
  throw new AppError("status_pending");
}

/**
 * The key sets that contain the statements' keys, each once. The newest is asked for first: with it all others are known. Those
 * of what was carried over are in the status of the log that has ended.
 */
async function keySetsOf(log: ProvingLog, statements: readonly KeptStatement[]): Promise<KeySet[]> {
  const sets = new Map<number, KeySet>();
  for (const { index, previous } of statements.toReversed()) {
    if (previous !== null) continue;
    const set = await log.keySetAt(index);
    sets.set(set.index, set);
  }
  return [...sets.values()].toReversed();
}

async function proveConsistency(
  log: StatusContext["log"],
  one: number,
  other: number,
): Promise<Uint8Array[]> {
  return one === other ? [] : log.consistencyProof(Math.min(one, other), Math.max(one, other));
}

const texts = (hashes: readonly Uint8Array[]): string[] => hashes.map(toBase64Url);
