import { parseBundle } from "../bundle.ts";
import { fromBase64Url, toBase64, toBase64Url } from "../encoding/bytes.ts";
import type { StatusEvidence, VerifiedStatement, VerifiedStatus } from "../check/check-statements.ts";
import { type Checkpoint, type LogKey, verifyCheckpoint } from "../log/checkpoint.ts";
import { openDisclosures } from "../record/disclosure.ts";
import { keySetEntry, parseEntry, statementEntry, statementKey, type StatementsHead } from "../log/entry.ts";
import { ProofError } from "../errors.ts";
import { jwkThumbprint, parseJwks } from "../crypto/jwk.ts";
import { leafHash, verifyConsistency, verifyInclusion } from "../log/merkle.ts";
import { verifyAbsence, verifyPresence } from "../prefix-tree/prefix-proof.ts";
import { javaScript, type Primitives } from "../crypto/primitives.ts";
import { refuseAs } from "../refuse-as.ts";
import { parseStatement, type StatementPayload } from "../statement/statement.ts";
import { readSaid } from "../statement/statement-fields.ts";
import { mayHide } from "../statement/hidden-fields.ts";
import { headingOf, type StatementHeading } from "../statement/statement-heading.ts";
import { decides, maySay } from "../statement/statement-kinds.ts";
import { verifyStatementWallet } from "../statement/statement-wallet.ts";
import { isAccountedFor } from "./account-for.ts";
import { parseStatus, type Status } from "./status.ts";
import { assertInUse, isSameLog, type PreviousLog, previousLogOf, type Trust } from "../trust.ts";
import { verifyRecordSignature } from "../record/verify-record.ts";
import type { Verification } from "../verify.ts";

/** So many seconds a head may be older than now and still say how things are. */
const FRESH = 24 * 3600;

/** So many seconds clocks may differ. */
const CLOCK_TOLERANCE = 3600;

/** The checks that a certificate must have passed before anything said about it can be judged. */
const NEEDED = ["bundle", "record_signature", "disclosures", "inclusion", "checkpoint", "issuer_keys"];

/** What is proven of the certificate that a status is about. */
export interface CertificateFacts {
  /** SHA-256 of its record's JWT, base64url. */
  about: string;
  /** The record's, 32 bytes. */
  salt: Uint8Array;
  /** The record's place in its log, and the bundle's checkpoint. */
  index: number;
  checkpoint: Checkpoint;
  log: LogKey;
  /** Of the record's wallet, when the bundle shows one. */
  walletAddress?: string;
}

export interface VerifyStatusOptions {
  /** As for the certificate. */
  trust: Trust;
  /** Unix seconds. */
  now: number;
  /** It came attached to a document: it says how things were, however new it is. */
  isAttached?: boolean;
  primitives?: Primitives;
}

/** What a status needs of a bundle; undefined unless `verification`, of this very bundle, says that checks 1 to 6 have passed. */
export function certificateFacts(
  bundle: string | Uint8Array,
  { checks, record, index, checkpoint }: Verification,
): CertificateFacts | undefined {
  const isProven = checks.every(({ id, state }) => state === "passed" || !NEEDED.includes(id));
  if (!isProven || record === undefined || index === undefined || checkpoint === undefined) return undefined;
  const { sdJwt, log } = parseBundle(bundle);
  const [jwt = ""] = sdJwt.split("~", 1);
  const { walletAddress } = record.claims;
  return {
    about: toBase64Url(javaScript.sha256(jwt)),
    salt: fromBase64Url(record.payload.salt),
    index,
    checkpoint,
    log,
    ...(walletAddress !== undefined && { walletAddress }),
  };
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
  const { now, primitives } = context;
  if (status.about !== certificate.about) throw new ProofError("status_of_other_certificate");
  const { log, previous, isSuccessor } = logOf(status, certificate, context);
  const checkpoint = verifyCheckpoint(status.checkpoint, log, primitives);
  assertContinues(status, checkpoint, certificate);
  const head = openHead(status, checkpoint, primitives);
  if (previous !== undefined) assertBeforeEnd(previous, { checkpoint, head, certificate });
  if (head.time > now + CLOCK_TOLERANCE) throw new ProofError("status_in_future");

  const keys = previous?.issuerKeys ?? context.trust.issuer.keys;
  const statements = openStatements(status, { certificate, checkpoint, head, log, keys, primitives });
  const next = statementKey(certificate.salt, statements.length, primitives.sha256);
  refuseAs("later_statement_withheld", () =>
    verifyAbsence(next, status.absence, head.root, primitives.sha256),
  );
  const hiding = statements.find((statement) => mayHide(statement, "decides"));
  if (hiding !== undefined) throw new ProofError("status_incomplete", `statement ${hiding.n}`);
  const heading = headingOf(statements);
  const lack = isSuccessor ? "status_of_successor_log" : lackOf(statements, heading);
  return { about: status.about, asOf: head.time, statements, heading, ...(lack && { lack }) };
}

/** Why an authentic status is not all that was said: a value of a statement is hidden, and the registry says why, or it does not. */
function lackOf(statements: readonly VerifiedStatement[], heading: StatementHeading): VerifiedStatus["lack"] {
  const hiding = statements.filter((statement) => mayHide(statement, "replaces"));
  if (hiding.length === 0) return undefined;
  return hiding.every(({ n }) => isAccountedFor(n, statements, heading))
    ? "status_withheld"
    : "status_incomplete";
}

/**
 * The log of the bundle, when the status ties itself to its tree; for a certificate of a log that has ended, the present one,
 * its successor: it does not show what was said in the log that ended.
 */
function logOf(
  { consistency }: Status,
  { log }: CertificateFacts,
  { trust }: Context,
): { log: LogKey; previous: PreviousLog | undefined; isSuccessor: boolean } {
  const previous = previousLogOf(log, trust);
  if (consistency !== undefined) return { log, previous, isSuccessor: false };
  if (previous === undefined || isSameLog(log, trust.log))
    throw new ProofError("status_not_consistent", "it has no consistency proof");
  return { log: trust.log, previous: undefined, isSuccessor: true };
}

/** The bundle's tree and the status's are one log, whichever is older, and both have the record. */
function assertContinues(
  { consistency }: Status,
  { size, root }: Checkpoint,
  { checkpoint, index }: CertificateFacts,
): void {
  if (consistency === undefined) return;
  if (size <= index) throw new ProofError("status_not_consistent", "it is from before the record");
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
 * Someone who has the keys of an ended log can sign other heads of it. Only the last one, which the trust states, and those
 * within the bundle's tree, which is judged by itself, are its own for certain.
 */
function assertBeforeEnd(
  { lastSize, lastRoot, endedAt }: PreviousLog,
  {
    checkpoint: { size, root },
    head,
    certificate,
  }: { checkpoint: Checkpoint; head: StatementsHead; certificate: CertificateFacts },
): void {
  const isLast = size === lastSize && toBase64(root) === lastRoot;
  if (size > lastSize || (size === lastSize && !isLast) || head.time > endedAt)
    throw new ProofError("log_has_ended");
  if (!isLast && size > certificate.checkpoint.size) throw new ProofError("status_place_not_provable");
}

interface StatementContext {
  certificate: CertificateFacts;
  checkpoint: Checkpoint;
  head: StatementsHead;
  log: LogKey;
  keys: Trust["issuer"]["keys"];
  primitives: Primitives;
}

function openStatements(status: Status, context: StatementContext): VerifiedStatement[] {
  const { certificate, checkpoint, log } = context;
  const keySets = status.issuerKeys.map((set) => openKeySet(set, context));
  // In another log than the record's, every place is after it.
  let after = isSameLog(log, certificate.log) ? certificate.index : -1;
  const saidAt = new Map<unknown, number>();
  const unsigned: { n: number; isSilent: boolean }[] = [];
  const statements = status.statements.map((part, n) => {
    const { index } = part;
    if (index <= after || index >= checkpoint.size - 1) throw new ProofError("statement_out_of_order");
    after = index;
    const { statement, kid, key, wallet, isUnsigned, isSilent } = openStatement(part, n, context);
    if (!keySets.some((set) => set.index < index && set.kids.includes(kid)))
      throw new ProofError("statement_key_not_logged", kid);
    assertInUse(key, index);
    if (wallet !== undefined) {
      // What a wallet has signed once cannot be said again for it later.
      if (wallet.saidAt <= (saidAt.get(wallet.address) ?? -1)) throw new ProofError("statement_out_of_order");
      saidAt.set(wallet.address, wallet.saidAt);
    }
    if (isUnsigned) unsigned.push({ n, isSilent });
    return statement;
  });
  refuseUnsigned(unsigned, statements);
  return statements;
}

function openKeySet(
  { jwks, index, proof }: Status["issuerKeys"][number],
  { checkpoint: { size, root }, primitives: { sha256 } }: StatementContext,
): { index: number; kids: string[] } {
  return refuseAs("statement_key_not_logged", () => {
    verifyInclusion(
      { index, size, leafHash: leafHash(keySetEntry(jwks, sha256), sha256), proof, root },
      sha256,
    );
    return { index, kids: parseJwks(jwks).map((key) => jwkThumbprint(key, sha256)) };
  });
}

function openStatement(
  { sdJwt, index, proof, prefixProof }: Status["statements"][number],
  n: number,
  { certificate, checkpoint: { size, root }, head, keys, primitives }: StatementContext,
) {
  const { sha256 } = primitives;
  const { jwt, header, payload, disclosures, ...signed } = refuseAs("bad_statement", () =>
    parseStatement(sdJwt),
  );
  const { about, kind, by, iat } = payload;
  if (about !== certificate.about) throw new ProofError("statement_of_other_certificate");
  const place = statementKey(certificate.salt, n, sha256);
  const leaf = leafHash(statementEntry(place, jwt, sha256), sha256);
  refuseAs("statement_not_in_log", () =>
    verifyInclusion({ index, size, leafHash: leaf, proof, root }, sha256),
  );
  refuseAs("statement_not_in_head", () =>
    verifyPresence({ key: place, value: sha256(jwt) }, prefixProof, head.root, sha256),
  );
  const key = refuseAs("bad_statement_signature", () =>
    verifyRecordSignature({ header, ...signed }, keys, {
      primitives,
      thumbprintOf: (one) => jwkThumbprint(one, sha256),
    }),
  );
  if (iat > head.time + CLOCK_TOLERANCE) throw new ProofError("bad_statement", "it is dated after its head");
  if (!maySay(kind, by)) throw new ProofError("statement_by_wrong_speaker", `${kind} by ${by}`);
  const { claims, ...said } = refuseAs("bad_statement", () => {
    const opened = openDisclosures(payload, disclosures, sha256);
    return { claims: opened, ...readSaid(kind, opened) };
  });
  const wallet = checkWallet(payload, claims, certificate);
  const withheld = payload._sd.length - disclosures.length;
  const statement = { n, kind, by, at: iat, ...said, withheld, walletSignature: wallet.state };
  const { signed: signedBy, isUnsigned } = wallet;
  return {
    statement,
    kid: header.kid,
    key,
    wallet: signedBy,
    isUnsigned,
    isSilent: Object.keys(claims).every(decides),
  };
}

/** `isUnsigned`: by the registrant, without the signature of the wallet that the record names. */
function checkWallet(
  { about, kind, by, iat }: StatementPayload,
  claims: Record<string, unknown>,
  { walletAddress }: CertificateFacts,
) {
  const state = verifyStatementWallet({ about, kind, claims });
  const { walletAddress: address, saidAt } = claims;
  const isRequired = by === "registrant" && walletAddress !== undefined;
  const isUnsigned = isRequired && (state !== "valid" || address !== walletAddress);
  if (state === "invalid") throw new ProofError("statement_not_signed_by_wallet", state);
  if (state !== "valid" || typeof saidAt !== "number") return { state, isUnsigned, signed: undefined };
  if (saidAt > iat + CLOCK_TOLERANCE) throw new ProofError("bad_statement", "signed after it was made");
  return { state, isUnsigned, signed: { address, saidAt } };
}

/**
 * A registrant whose record names a wallet speaks with that wallet: without it, the registry could speak for them. The signature
 * goes with what it covers, when the person is erased or the work is blocked: what shows only what decides needs none once
 * the registry has said so. Nothing is gained by it: an erased person says nothing any more, and a block comes before all else.
 */
function refuseUnsigned(
  unsigned: readonly { n: number; isSilent: boolean }[],
  statements: readonly VerifiedStatement[],
): void {
  const heading = headingOf(statements);
  for (const { n, isSilent } of unsigned)
    if (!isSilent || !isAccountedFor(n, statements, heading))
      throw new ProofError("statement_not_signed_by_wallet", `statement ${n}`);
}
