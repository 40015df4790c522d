import { fromBase64Url } from "../encoding/base64.ts";
import { fromUtf8, utf8 } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { isCount } from "../encoding/integer.ts";
import { hasExactlyKeys, isArray, isObject, type JsonObject, parseJson } from "../encoding/json.ts";
import { HASH_LENGTH } from "../log/merkle.ts";
import { parsePrefixProof, type PrefixProof, type PrefixProofJson } from "../prefix-tree/prefix-proof.ts";
import { refuseAs } from "../refuse-as.ts";
import { STATUS_MAX_BYTES, STATUS_MAX_BYTES_OF_ALL, STATUS_MAX_LOGS } from "./status-size.ts";

// Format and limits of docs/format.md, "The status": verifiers that people have refuse other members, and more of them.

export const STATUS_FORMAT = "colophon-status/v1";

const MAX_STATEMENTS = 1000;
const MAX_KEY_SETS = 64;
const MAX_PATH = 64;

/** What a registry answers for the statements about one certificate. Hashes are base64url; proofs are of RFC 6962, from the leaf up. */
export interface StatusJson {
  format: typeof STATUS_FORMAT;
  /** SHA-256 of the record's JWT. */
  about: string;
  /** A signed checkpoint whose last leaf is a head, verbatim. */
  checkpoint: string;
  /** The head's entry, base64url, and the proof that it is the last leaf. */
  head: { entry: string; proof: string[] };
  /** In the order of their numbers, which begin at 0. */
  statements: { sdJwt: string; index: number; proof: string[]; prefixProof: PrefixProofJson }[];
  /** That there is no statement of the next number. */
  absence: PrefixProofJson;
  /** The key sets that hold the statements' keys, texts byte for byte as they were logged. */
  issuerKeys: { jwks: string; index: number; proof: string[] }[];
  /** From the bundle's tree, of `from` leaves, to the checkpoint's; absent when the bundle is of a log that has ended. */
  consistency?: { from: number; proof: string[] };
  /** The newest status that the log before could give, which has ended, and whose statements this log begins with; so back to the certificate's own log. */
  previous?: StatusJson;
}

export interface LoggedPart {
  index: number;
  proof: Uint8Array[];
}

/** A status, read and not believed yet. */
export interface Status {
  about: string;
  checkpoint: string;
  head: { entry: Uint8Array; proof: Uint8Array[] };
  statements: (LoggedPart & { sdJwt: string; prefixProof: PrefixProof })[];
  absence: PrefixProof;
  issuerKeys: (LoggedPart & { jwks: string })[];
  consistency?: { from: number; proof: Uint8Array[] };
  previous?: Status;
}

/** The file `<certificateId>.status.json`. */
export function formatStatus(status: StatusJson): string {
  return `${JSON.stringify(status, undefined, 2)}\n`;
}

/** Reads a status from its file's text or bytes. Anything not of v1 is refused: `bad_status`, of prefix proofs `bad_prefix_proof`. */
export function parseStatus(input: string | Uint8Array): Status {
  const length = lengthOf(input);
  if (length > STATUS_MAX_BYTES_OF_ALL) throw new ProofError("bad_status", "too long");
  const value = refuseAs("bad_status", () => parseJson(typeof input === "string" ? input : fromUtf8(input)));
  const status = parseLogs(value, STATUS_MAX_LOGS);
  if (status.previous === undefined && length > STATUS_MAX_BYTES)
    throw new ProofError("bad_status", "too long");
  return status;
}

/** A status, with those of the logs before. */
function parseLogs(value: unknown, most: number): Status {
  if (!isObject(value) || !("previous" in value)) return parseOne(value);
  const { previous, ...own } = value;
  // Of a log after the certificate's; so it is not the one that the bundle's tree leads to.
  if ("consistency" in own || most === 1) throw new ProofError("bad_status", "previous");
  return { ...parseOne(own), previous: parseLogs(previous, most - 1) };
}

/** A status, without the one of the log before. */
function parseOne(value: unknown): Status {
  const keys = ["format", "about", "checkpoint", "head", "statements", "absence", "issuerKeys"];
  const status = objectOf(value, isObject(value) && "consistency" in value ? [...keys, "consistency"] : keys);
  if (status["format"] !== STATUS_FORMAT) throw new ProofError("bad_status", "format");
  const { consistency } = status;
  const head = objectOf(status["head"], ["entry", "proof"]);
  return {
    about: textOf(status["about"]),
    checkpoint: textOf(status["checkpoint"]),
    head: { entry: bytesOf(head["entry"]), proof: hashesOf(head["proof"]) },
    statements: listOf(status["statements"], MAX_STATEMENTS).map(parseStatementPart),
    absence: prefixProofOf(status["absence"]),
    issuerKeys: listOf(status["issuerKeys"], MAX_KEY_SETS).map(parseKeySet),
    ...(consistency !== undefined && { consistency: parseConsistency(consistency) }),
  };
}

function parseStatementPart(value: unknown): Status["statements"][number] {
  const part = objectOf(value, ["sdJwt", "index", "proof", "prefixProof"]);
  return {
    sdJwt: textOf(part["sdJwt"]),
    ...placeOf(part),
    prefixProof: prefixProofOf(part["prefixProof"]),
  };
}

function parseKeySet(value: unknown): Status["issuerKeys"][number] {
  const set = objectOf(value, ["jwks", "index", "proof"]);
  return { jwks: textOf(set["jwks"]), ...placeOf(set) };
}

function parseConsistency(value: unknown): { from: number; proof: Uint8Array[] } {
  const { from, proof } = objectOf(value, ["from", "proof"]);
  return { from: countOf(from), proof: hashesOf(proof) };
}

function placeOf({ index, proof }: JsonObject): LoggedPart {
  return { index: countOf(index), proof: hashesOf(proof) };
}

function prefixProofOf(value: unknown): PrefixProof {
  return refuseAs("bad_prefix_proof", () => parsePrefixProof(value));
}

function hashesOf(value: unknown): Uint8Array[] {
  return listOf(value, MAX_PATH).map((one) => {
    const hash = bytesOf(one);
    if (hash.length !== HASH_LENGTH) throw new ProofError("bad_status", "hash length");
    return hash;
  });
}

function bytesOf(value: unknown): Uint8Array {
  return refuseAs("bad_status", () => fromBase64Url(textOf(value)));
}

function objectOf(value: unknown, keys: readonly string[]): JsonObject {
  if (!isObject(value) || !hasExactlyKeys(value, keys)) throw new ProofError("bad_status", "members");
  return value;
}

function listOf(value: unknown, most: number): unknown[] {
  if (!isArray(value) || value.length > most) throw new ProofError("bad_status", "a list");
  return value;
}

function textOf(value: unknown): string {
  if (typeof value !== "string") throw new ProofError("bad_status", "a text");
  return value;
}

function countOf(value: unknown): number {
  if (!isCount(value)) throw new ProofError("bad_status", "a number");
  return value;
}

/** In bytes. */
function lengthOf(input: string | Uint8Array): number {
  return typeof input === "string" && input.length <= STATUS_MAX_BYTES_OF_ALL
    ? utf8(input).length
    : input.length;
}
