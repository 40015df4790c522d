import type pg from "pg";
import { sha256 } from "@colophon/node-primitives";
import { statementKey, toBase64Url } from "@colophon/proof";
import { decides, STATUS_FORMAT, type StatusJson } from "@colophon/proof/statements";
import { readRecord, saltOfRecord } from "../../record/pack-record.ts";
import type { CertificateContext } from "../../record/read-certificate.ts";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { ProvenStatements } from "../../log/closed-heads.ts";
import type { KeySet } from "../../log/log.ts";
import type { Log } from "../../log/open-log.ts";
import { unnamedOf } from "../../record/heading.ts";
import { type KeptStatement, openStatement } from "./open-statement.ts";
import { findLogged, type LoggedCertificate, listStatements } from "./statement-store.ts";

export interface StatusContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  log: Pick<
    Log,
    "newest" | "proveStatements" | "inclusionProofs" | "consistencyProof" | "keySetAt" | "issuer"
  >;
  anchoring: CertificateContext["anchoring"];
}

/**
 * What was said of a certificate later, with the proof that nothing is left out (docs/format.md, "The status"): of one that was
 * erased, too. Of a blocked one, others' names and words are withheld, never what decides. `from` is the size of the tree that the asker's bundle leads to; without it, that of the bundle of this moment.
 */
export async function buildStatus(
  context: StatusContext,
  id: string,
  from: number | undefined,
): Promise<StatusJson> {
  const [certificate, listed] = await Promise.all([
    findLogged(context.pool, id),
    listStatements(context.pool, id),
  ]);
  if (certificate === undefined)
    throw new AppError((await context.log.newest()).isDamaged ? "log_damaged" : "certificate_not_found");
  const { index, entry } = certificate;
  const [{ head, statements, isBlocked }, bundleSize] = await Promise.all([
    proveAll(context, certificate, listed),
    from ?? bundleSizeOf(context, index),
  ]);
  if (bundleSize <= index) throw new AppError("validation_failed", { fields: { from: "invalid" } });
  // A tree that this lagging server hasn't published yet, or that no server has.
  if (bundleSize > (await context.log.newest()).size) throw new AppError("status_pending");
  const about = entry.subarray(1);
  const { log, keys } = context;
  const keySets = await keySetsOf(log, statements);
  const [proofs, consistency] = await Promise.all([
    log.inclusionProofs(
      [...statements, ...keySets].map((each) => each.index),
      head.size,
    ),
    proveConsistency(log, bundleSize, head.size),
  ]);
  const proofAt = (place: number) => texts(proofs[place] ?? []);
  const absence = head.keys[statements.length]?.proof;
  if (absence === undefined) throw new Error("a status ends with the absence of a statement");
  return {
    format: STATUS_FORMAT,
    about: toBase64Url(about),
    checkpoint: head.checkpoint,
    head: { entry: toBase64Url(head.entry), proof: texts(head.proof) },
    statements: statements.map((statement, n) => {
      const prefixProof = head.keys[n]?.proof;
      if (prefixProof === undefined) throw new Error("a statement was not proven");
      const record = { about, issuer: log.issuer };
      const isWithheld = isBlocked && statement.by !== "registry";
      const isShown = isWithheld ? decides : isShownOf(certificate, statement);
      const { sdJwt } = openStatement(keys, statement, record, isShown);
      return { sdJwt, index: statement.index, proof: proofAt(n), prefixProof };
    }),
    absence,
    issuerKeys: keySets.map(({ jwks, index: at }, i) => ({
      jwks,
      index: at,
      proof: proofAt(statements.length + i),
    })),
    consistency: { from: bundleSize, proof: texts(consistency) },
  };
}

/** Shares are shown if the certificate shows them; a person who is no longer named keeps a number, without part or share. */
function isShownOf({ showShares, said }: LoggedCertificate, { collaborator }: KeptStatement) {
  const isUnnamed = collaborator !== null && unnamedOf(said).has(collaborator);
  return (name: string) =>
    (name !== "share" || (showShares && !isUnnamed)) && (name !== "role" || !isUnnamed);
}

/** How often the statements are read again when others are added in the meantime. */
const mostAttempts = 5;

/** The newest closed head, all statements that it covers, and whether the work is blocked at this moment. */
async function proveAll(
  { pool, log }: StatusContext,
  certificate: LoggedCertificate,
  listed: KeptStatement[],
): Promise<{ head: ProvenStatements; statements: KeptStatement[]; isBlocked: boolean }> {
  const salt = saltOfRecord(readRecord(certificate));
  let statements = listed;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const head = await log.proveStatements(
      Array.from({ length: statements.length + 1 }, (_, n) => statementKey(salt, n, sha256)),
    );
    if (head === undefined || head.size <= certificate.index) throw new AppError("status_pending");
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

async function bundleSizeOf({ log, anchoring }: StatusContext, index: number): Promise<number> {
  const anchor = await anchoring.coveringAnchor(index);
  const final = anchor.state === "final" ? anchor.transaction : undefined;
  return final?.size ?? (await log.newest()).size;
}

/** The key sets that contain the statements' keys, each once. The newest is asked for first: with it all others are known. */
async function keySetsOf(log: StatusContext["log"], statements: readonly KeptStatement[]): Promise<KeySet[]> {
  const sets = new Map<number, KeySet>();
  for (const { index } of statements.toReversed()) {
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
