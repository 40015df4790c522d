import { isDevelopmentChain, isHex } from "./anchor/anchor.ts";
import { fromBase64, toBase64 } from "./encoding/base64.ts";
import { fromUtf8 } from "./encoding/bytes.ts";
import type { BundleAnchor } from "./bundle.ts";
import type { LogKey } from "./log/checkpoint.ts";
import { ProofError } from "./errors.ts";
import { isCount } from "./encoding/integer.ts";
import { isArray, isObject, type JsonObject, parseJson } from "./encoding/json.ts";
import { type EcPublicJwk, parseEcPublicJwk } from "./crypto/jwk.ts";
import { HASH_LENGTH } from "./log/merkle.ts";
import { parseVerifierKey } from "./log/note.ts";

/** Whom a verifier believes. It never comes from what is being verified. */
export interface Trust {
  log: LogKey;
  /** Logs that have ended; one that is also `log` has ended too. */
  previousLogs?: PreviousLog[];
  /** Whose records count in `log`. */
  issuer: { keys: TrustedIssuerKey[] };
  anchors: TrustedAnchor[];
  /** For the signature on a certificate's PDF: root certificates, PEM. */
  pdf?: { roots: string[] };
}

/** A key of the issuer, and until when it counts. */
export interface TrustedIssuerKey extends EcPublicJwk {
  /** Of a key that was retired: the last entry of the log that it may have signed. Unset: it is in use. */
  lastIndex?: number;
}

/** A log that has ended. What it held then stays good, and nothing can be added to it, with whatever keys. */
export interface PreviousLog extends LogKey {
  /** Number of entries of its last checkpoint. */
  lastSize: number;
  /** Root of its last checkpoint, in base64 as there. */
  lastRoot: string;
  /** Unix seconds. A head before the last one counts only with an anchor in a block that is not later. */
  endedAt: number;
  /** Whose records count in this log. They count in no other. */
  issuerKeys: TrustedIssuerKey[];
  /** Heads before the last one that its successor knows that it had: those of the backup that it began with. */
  heads?: { size: number; root: string }[];
}

/** Heads that a previous log may have besides its last one. */
const MAX_HEADS = 16;

/** Who may anchor, and where. */
export interface TrustedAnchor {
  chainId: number;
  contract: string;
  sender: string;
  /** Final when this number of blocks are on top; without it, by the chain's own `finalized` block. */
  finalityDepth?: number;
}

/** Reads a trust file. Unsound keys and anything malformed are refused; unknown members are not. */
export function parseTrust(input: string | Uint8Array): Trust {
  const value = parseJson(typeof input === "string" ? input : fromUtf8(input));
  if (!isObject(value)) throw new ProofError("bad_trust");
  const { log, previousLogs, issuer, anchors, pdf } = value;
  const keys = isObject(issuer) ? listOf(issuer, "keys").map(parseTrustedKey) : [];
  if (keys.length === 0) throw new ProofError("bad_trust", "no issuer keys");
  if (!isArray(anchors)) throw new ProofError("bad_trust", "anchors");
  return {
    log: parseTrustedLog(log),
    ...(previousLogs !== undefined && { previousLogs: parsePreviousLogs(listOf(value, "previousLogs")) }),
    issuer: { keys },
    anchors: anchors.map(parseTrustedAnchor),
    ...(isObject(pdf) && { pdf: { roots: listOf(pdf, "roots").map(parsePem) } }),
  };
}

/** The previous log of the trust that a bundle names; undefined when it names the present one, or an unknown one. */
export function previousLogOf(named: LogKey, { previousLogs }: Trust): PreviousLog | undefined {
  return previousLogs?.find((log) => isSameLog(log, named));
}

/** The issuer's keys that the trust has for the log that a bundle names. */
export function issuerKeysOf(named: LogKey, trust: Trust): TrustedIssuerKey[] {
  return previousLogOf(named, trust)?.issuerKeys ?? trust.issuer.keys;
}

/** The root that the trust itself states for a log which has ended, at its last size or another; undefined for any other size. */
function statedRoot({ lastSize, lastRoot, heads = [] }: PreviousLog, size: number): string | undefined {
  return [{ size: lastSize, root: lastRoot }, ...heads].find((head) => head.size === size)?.root;
}

/** Whether the trust itself says that a log which has ended had this head. */
export function isKnownHead(log: PreviousLog, { size, root }: { size: number; root: Uint8Array }): boolean {
  return statedRoot(log, size) === toBase64(root);
}

/** A log that has ended has no head beyond its last one, and no other root than the trust states. */
export function assertWithin(log: PreviousLog, head: { size: number; root: Uint8Array }): void {
  if (head.size > log.lastSize)
    throw new ProofError("log_has_ended", `the log ended at ${log.lastSize} entries`);
  if (statedRoot(log, head.size) !== undefined && !isKnownHead(log, head))
    throw new ProofError("log_has_ended", `the log had another root at ${head.size} entries`);
}

/** A key that was retired signs nothing any more: who has it cannot add to the log. */
export function assertInUse({ lastIndex }: TrustedIssuerKey, index: number): void {
  if (lastIndex !== undefined && index > lastIndex)
    throw new ProofError("issuer_key_retired", `its last entry is ${lastIndex}`);
}

export function isSameLog(a: LogKey, b: LogKey): boolean {
  return a.origin === b.origin && a.vkey === b.vkey;
}

/** The trusted entry that an anchor of a bundle falls under: chain, contract and sender all match. */
export function trustedAnchorOf(anchor: BundleAnchor, trust: Trust): TrustedAnchor | undefined {
  return trust.anchors.find(
    ({ chainId, contract, sender }) =>
      anchor.chainId === chainId &&
      anchor.contract === contract.toLowerCase() &&
      anchor.sender === sender.toLowerCase(),
  );
}

/** How deep a block must lie to be final; undefined: the chain says which block is final. */
export function finalityDepthOf({ chainId, finalityDepth }: TrustedAnchor): number | undefined {
  return finalityDepth ?? (isDevelopmentChain(chainId) ? 0 : undefined);
}

function parseTrustedLog(value: unknown): LogKey {
  if (!isObject(value)) throw new ProofError("bad_trust", "log");
  const [origin, vkey] = [text(value["origin"]), text(value["vkey"])];
  parseVerifierKey(vkey);
  return { origin, vkey };
}

function parsePreviousLogs(values: unknown[]): PreviousLog[] {
  const logs = values.map(parsePreviousLog);
  if (logs.some((log, i) => logs.findIndex((other) => isSameLog(other, log)) !== i))
    throw new ProofError("bad_trust", "a previous log is named twice");
  return logs;
}

function parsePreviousLog(value: unknown): PreviousLog {
  const log = parseTrustedLog(value);
  const { lastSize, lastRoot, endedAt, issuerKeys, heads } = value as JsonObject;
  if (
    !isCount(lastSize) ||
    lastSize === 0 ||
    typeof lastRoot !== "string" ||
    !isCount(endedAt) ||
    !isArray(issuerKeys)
  )
    throw new ProofError("bad_trust", "a previous log lacks lastSize, lastRoot, endedAt or issuerKeys");
  if (fromBase64(lastRoot).length !== HASH_LENGTH) throw new ProofError("bad_trust", "lastRoot");
  if (issuerKeys.length === 0) throw new ProofError("bad_trust", "a previous log without issuer keys");
  return {
    ...log,
    lastSize,
    lastRoot,
    endedAt,
    issuerKeys: issuerKeys.map(parseTrustedKey),
    ...(heads !== undefined && { heads: parseHeads(heads, lastSize) }),
  };
}

function parseHeads(values: unknown, lastSize: number): { size: number; root: string }[] {
  if (!isArray(values) || values.length > MAX_HEADS) throw new ProofError("bad_trust", "heads");
  return values.map((value) => {
    if (!isObject(value)) throw new ProofError("bad_trust", "heads");
    const { size } = value;
    const root = text(value["root"]);
    if (!isCount(size) || size === 0 || size >= lastSize || fromBase64(root).length !== HASH_LENGTH)
      throw new ProofError("bad_trust", "heads");
    return { size, root };
  });
}

function parseTrustedKey(value: unknown): TrustedIssuerKey {
  const key = parseEcPublicJwk(value);
  const { lastIndex } = value as JsonObject;
  if (lastIndex === undefined) return key;
  if (!isCount(lastIndex)) throw new ProofError("bad_trust", "lastIndex");
  return { ...key, lastIndex };
}

function parseTrustedAnchor(value: unknown): TrustedAnchor {
  if (!isObject(value)) throw new ProofError("bad_trust", "anchor");
  const { chainId, finalityDepth } = value;
  const [contract, sender] = [text(value["contract"]).toLowerCase(), text(value["sender"]).toLowerCase()];
  if (!isCount(chainId) || !isHex(contract, 20) || !isHex(sender, 20))
    throw new ProofError("bad_trust", "anchor");
  if (finalityDepth === undefined) return { chainId, contract, sender };
  if (!isCount(finalityDepth)) throw new ProofError("bad_trust", "finalityDepth");
  return { chainId, contract, sender, finalityDepth };
}

/** One certificate's PEM (RFC 7468), as it was written; what is in it is for `@colophon/pdf-check` to read. */
function parsePem(value: unknown): string {
  const pem = text(value);
  const isPem = /^-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/.test(pem);
  if (!isPem) throw new ProofError("bad_trust", "a PDF root is not one certificate's PEM");
  return pem;
}

function listOf(object: JsonObject, name: string): unknown[] {
  const list = object[name];
  if (!isArray(list)) throw new ProofError("bad_trust", name);
  return list;
}

function text(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new ProofError("bad_trust", "a text is missing");
  return value;
}
