import { isHex } from "./anchor/anchor.ts";
import { fromUtf8, utf8 } from "./encoding/bytes.ts";
import type { LogKey } from "./log/checkpoint.ts";
import { ProofError } from "./errors.ts";
import { isCount } from "./encoding/integer.ts";
import { hasExactlyKeys, isArray, isObject, type JsonObject, parseJson } from "./encoding/json.ts";

// Format and limits of docs/format.md, "The bundle": verifiers that people have refuse other members, more bytes or more anchors.

export const BUNDLE_FORMAT = "colophon-bundle/v1";

const MAX_BYTES = 1024 * 1024;
const MAX_ANCHORS = 16;

/** Everything needed to check one certificate, except whom to trust. */
export interface Bundle {
  format: typeof BUNDLE_FORMAT;
  /** The record with the disclosures that are shown. */
  sdJwt: string;
  /** C2SP tlog-proof of the record's leaf. */
  tlogProof: string;
  /** Where the checkpoint of `tlogProof` is anchored; empty while that is pending. */
  anchors: BundleAnchor[];
  /** The issuer's key set, byte for byte what its log entry hashes. */
  issuerJwks: string;
  /** C2SP tlog-proof of the key set's leaf, to the same checkpoint. */
  issuerKeysProof: string;
  /** Says which log; it is trusted only when the trust says so too. */
  log: LogKey;
}

/** Hashes and addresses are lower-case hex with 0x, `blockTime` is in Unix seconds. */
export interface BundleAnchor {
  chainId: number;
  contract: string;
  sender: string;
  transactionHash: string;
  blockNumber: number;
  blockHash: string;
  blockTime: number;
  size: number;
  root: string;
}

export const BUNDLE_KEYS = [
  "format",
  "sdJwt",
  "tlogProof",
  "anchors",
  "issuerJwks",
  "issuerKeysProof",
  "log",
];
const ANCHOR_KEYS = [
  "chainId",
  "contract",
  "sender",
  "transactionHash",
  "blockNumber",
  "blockHash",
  "blockTime",
  "size",
  "root",
];

/** What a bundle and the file of a licence have in common. */
export type LoggedRecord = Omit<Bundle, "format">;

/**
 * Reads a bundle from its file's text or bytes; anything not of v1 is refused (`bad_bundle`), and so is a file that a PDF
 * reader would take for a page (`bundle_is_pdf`). Parsed JSON is not taken: it has lost its repeated members.
 */
export function parseBundle(input: string | Uint8Array): Bundle {
  const value = parseJson(readProofText(input, MAX_BYTES));
  if (!isObject(value) || !hasExactlyKeys(value, BUNDLE_KEYS)) throw new ProofError("bad_bundle", "keys");
  if (value["format"] !== BUNDLE_FORMAT) throw new ProofError("bad_bundle", "format");
  return { format: BUNDLE_FORMAT, ...readLoggedRecord(value) };
}

/** The members that a bundle shares with the file of a licence (`bad_bundle`). */
export function readLoggedRecord(value: JsonObject): LoggedRecord {
  const { sdJwt, tlogProof, anchors, issuerJwks, issuerKeysProof, log } = value;
  if (!isText(sdJwt) || !isText(tlogProof) || !isText(issuerJwks) || !isText(issuerKeysProof)) {
    throw new ProofError("bad_bundle", "texts");
  }
  if (!isArray(anchors) || anchors.length > MAX_ANCHORS) throw new ProofError("bad_bundle", "anchors");
  const parsed = { sdJwt, tlogProof, issuerJwks, issuerKeysProof, log: parseLogKey(log) };
  return { ...parsed, anchors: anchors.map(parseAnchor) };
}

/** The file `<certificateId>.colophon.json`. */
export function formatBundle(bundle: Bundle): string {
  return `${JSON.stringify(bundle, undefined, 2)}\n`;
}

function parseLogKey(value: unknown): LogKey {
  if (!isObject(value) || !hasExactlyKeys(value, ["origin", "vkey"]))
    throw new ProofError("bad_bundle", "log");
  const { origin, vkey } = value;
  if (!isText(origin) || !isText(vkey)) throw new ProofError("bad_bundle", "log");
  return { origin, vkey };
}

function parseAnchor(value: unknown): BundleAnchor {
  if (!isObject(value) || !hasExactlyKeys(value, ANCHOR_KEYS)) throw new ProofError("bad_bundle", "anchor");
  const { chainId, blockNumber, blockTime, size, contract, sender, transactionHash, blockHash, root } = value;
  if (!isCount(chainId) || !isCount(blockNumber) || !isCount(blockTime) || !isCount(size)) {
    throw new ProofError("bad_bundle", "anchor");
  }
  if (!isHex(contract, 20) || !isHex(sender, 20)) throw new ProofError("bad_bundle", "anchor");
  if (!isHex(transactionHash, 32) || !isHex(blockHash, 32) || !isHex(root, 32)) {
    throw new ProofError("bad_bundle", "anchor");
  }
  return { chainId, contract, sender, transactionHash, blockNumber, blockHash, blockTime, size, root };
}

/** The text of a proof's file of at most this number of bytes, which no PDF reader takes for a page. */
export function readProofText(input: string | Uint8Array, maxBytes: number): string {
  // A string has no more units than its UTF-8 has bytes: what is too long already need not be encoded.
  const isTooLong = input.length > maxBytes || (typeof input === "string" && utf8(input).length > maxBytes);
  if (isTooLong) throw new ProofError("bad_bundle", "too long");
  const text = typeof input === "string" ? input : fromUtf8(input);
  if (text.includes("%PDF-")) throw new ProofError("bundle_is_pdf", "it contains the beginning of a PDF");
  return text;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
