import { concat, utf8 } from "./bytes.ts";
import { ProofError } from "./errors.ts";
import { fromU64, toU64 } from "./integer.ts";
import { HASH_LENGTH } from "./merkle.ts";
import { type Hash, sha256 } from "./sha256.ts";

// The log's entries. They hold hashes only: nothing about a person or a work can be read from the log.

const CERTIFICATE = 0x01;
const STATEMENT = 0x02;
const KEY_SET = 0x03;

/** What a later statement says about a certificate. Reserved: no statement is issued yet. */
export const STATEMENT_CODES = {
  superseded: 1,
  withdrawn: 2,
  disputed: 3,
  transferred: 4,
  erased: 5,
} as const;

export type LogEntry =
  | { kind: "certificate"; jwtHash: Uint8Array }
  | { kind: "statement"; target: number; code: number; jwtHash: Uint8Array }
  | { kind: "keySet"; jwksHash: Uint8Array };

/** `01` and SHA-256 of the issuer-signed JWT, without disclosures: 33 bytes. */
export function certificateEntry(jwt: string, hash: Hash = sha256): Uint8Array {
  return concat(Uint8Array.of(CERTIFICATE), hash(jwt));
}

/** `02`, the index of the certificate it is about, a code, and SHA-256 of the statement's JWT: 42 bytes. */
export function statementEntry({
  target,
  code,
  jwt,
}: {
  target: number;
  code: number;
  jwt: string;
}): Uint8Array {
  if (!Number.isInteger(code) || code < 0 || code > 0xff)
    throw new RangeError("a statement's code is one byte");
  return concat(Uint8Array.of(STATEMENT), toU64(target), Uint8Array.of(code), sha256(utf8(jwt)));
}

/** `03` and SHA-256 of the issuer's key set, byte for byte as it is published: 33 bytes. */
export function keySetEntry(jwks: string, hash: Hash = sha256): Uint8Array {
  return concat(Uint8Array.of(KEY_SET), hash(jwks));
}

export function parseEntry(entry: Uint8Array): LogEntry {
  const hash = entry.slice(-HASH_LENGTH);
  if (entry.length === 1 + HASH_LENGTH) {
    if (entry[0] === CERTIFICATE) return { kind: "certificate", jwtHash: hash };
    if (entry[0] === KEY_SET) return { kind: "keySet", jwksHash: hash };
  }
  const code = entry[9];
  if (entry[0] === STATEMENT && entry.length === 10 + HASH_LENGTH && code !== undefined) {
    return { kind: "statement", target: fromU64(entry, 1), code, jwtHash: hash };
  }
  throw new ProofError("bad_entry");
}
