import { concat, utf8 } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { assertCount, fromU64, toU64 } from "../encoding/integer.ts";
import { HASH_LENGTH } from "./merkle.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// The log's entries. They hold hashes only: nothing about a person or a work can be read from the log. Their bytes are in docs/format.md
// and in the log for good: another byte here, and no tree hashes to the root that was signed.

const CERTIFICATE = 0x01;
const STATEMENT = 0x02;
const KEY_SET = 0x03;
const HEAD = 0x04;

const STATEMENT_LENGTH = 1 + 2 * HASH_LENGTH;
const HEAD_LENGTH = 1 + 8 + 8 + HASH_LENGTH;

const KEY_LABEL = "colophon/statement/v1";

/** The prefix tree over all statements that are in the log before the head's own entry, and when. */
export interface StatementsHead {
  /** Unix seconds. Never less than in the head before. */
  time: number;
  /** How many statements the tree has. */
  count: number;
  /** 32 bytes. */
  root: Uint8Array;
}

export type LogEntry =
  | { kind: "certificate"; jwtHash: Uint8Array }
  | { kind: "statement"; key: Uint8Array; jwtHash: Uint8Array }
  | { kind: "keySet"; jwksHash: Uint8Array }
  | ({ kind: "head" } & StatementsHead);

/** `01` and SHA-256 of the issuer-signed JWT, without disclosures: 33 bytes. */
export function certificateEntry(jwt: string, hash: Hash = sha256): Uint8Array {
  return concat(Uint8Array.of(CERTIFICATE), hash(jwt));
}

/**
 * The key K of statement `n` about the record with this salt (32 bytes), n counting from 0: only someone who has the record
 * can ask the log for it, and knows which record an entry is about.
 */
export function statementKey(salt: Uint8Array, n: number, hash: Hash = sha256): Uint8Array {
  if (salt.length !== HASH_LENGTH) throw new RangeError("a record's salt has 32 bytes");
  assertCount(n, "n");
  if (n > 0xffff_ffff) throw new RangeError("n has 32 bits");
  return hash(concat(utf8(KEY_LABEL), salt, toU64(n).subarray(4)));
}

/** `02`, the statement's key K and SHA-256 of its issuer-signed JWT: 65 bytes. */
export function statementEntry(key: Uint8Array, jwt: string, hash: Hash = sha256): Uint8Array {
  return statementEntryOfHash(key, hash(jwt));
}

/** The same from the JWT's hash alone. */
export function statementEntryOfHash(key: Uint8Array, jwtHash: Uint8Array): Uint8Array {
  if (key.length !== HASH_LENGTH || jwtHash.length !== HASH_LENGTH)
    throw new RangeError("a statement's key and hash have 32 bytes");
  return concat(Uint8Array.of(STATEMENT), key, jwtHash);
}

/** `03` and SHA-256 of the issuer's key set, byte for byte as it is published: 33 bytes. */
export function keySetEntry(jwks: string, hash: Hash = sha256): Uint8Array {
  return concat(Uint8Array.of(KEY_SET), hash(jwks));
}

/** `04`, time and count as u64, and the root: 49 bytes. */
export function headEntry({ time, count, root }: StatementsHead): Uint8Array {
  if (root.length !== HASH_LENGTH) throw new RangeError("a root has 32 bytes");
  return concat(Uint8Array.of(HEAD), toU64(time), toU64(count), root);
}

/**
 * What a log entry says, by its first byte and its length; anything else is a ProofError (`bad_entry`), and so is a number
 * above 2^53 - 1 (`bad_index`).
 */
export function parseEntry(entry: Uint8Array): LogEntry {
  const hash = entry.slice(-HASH_LENGTH);
  if (entry.length === 1 + HASH_LENGTH) {
    if (entry[0] === CERTIFICATE) return { kind: "certificate", jwtHash: hash };
    if (entry[0] === KEY_SET) return { kind: "keySet", jwksHash: hash };
  }
  if (entry[0] === STATEMENT && entry.length === STATEMENT_LENGTH)
    return { kind: "statement", key: entry.slice(1, 1 + HASH_LENGTH), jwtHash: hash };
  if (entry[0] === HEAD && entry.length === HEAD_LENGTH)
    return { kind: "head", time: fromU64(entry, 1), count: fromU64(entry, 9), root: hash };
  throw new ProofError("bad_entry");
}
