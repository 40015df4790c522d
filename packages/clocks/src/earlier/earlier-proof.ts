import { DerError, readDer, readSequence, TAG } from "@colophon/der";
import {
  type Bundle,
  disclosureDigest,
  equal,
  formatBundle,
  formatSdJwt,
  isObject,
  parseBundle,
  parseDisclosure,
  parseSdJwt,
  ProofError,
  toHex,
  utf8,
} from "@colophon/proof";
import { MAGIC } from "../open-timestamps/proof.ts";
import { parseDetachedProof } from "../open-timestamps/read-proof.ts";
import { Refusal } from "../refusal.ts";
import { parseToken, timeStampResponse, tokenOfResponse } from "../time-stamp/token.ts";
import { EarlierRefusal } from "./earlier-refusal.ts";

// A proof that somebody had of a file before it was registered (docs/format.md, "Earlier proofs").

export type EarlierKind = "ots" | "rfc3161" | "bundle";

/** As it travels, and as the record names it by its hash. */
export interface EarlierProof {
  kind: EarlierKind;
  bytes: Uint8Array;
}

/** Of one proof, and how many a record names; the schema of a registration has both limits in its own numbers. */
export const EARLIER_MAX_BYTES = 65_536;
export const EARLIER_MAX_COUNT = 4;

/** How a proof's file name ends: part of the address where the registry and its archive serve it. */
export const EARLIER_EXTENSION: Readonly<Record<EarlierKind, string>> = {
  ots: "ots",
  rfc3161: "tsr",
  bundle: "json",
};

/**
 * Reads a proof about one of these files, SHA-256 in hex, as it is to be kept: a token as an authority's whole answer, which stock
 * tools read, and another certificate's bundle without any of its words but the file's fingerprint. Doing it twice changes nothing.
 */
export function prepareEarlier(bytes: Uint8Array, files: readonly string[]): EarlierProof {
  if (bytes.length > EARLIER_MAX_BYTES) throw new EarlierRefusal("too_large");
  const proof = readAny(bytes, files);
  // A bundle is written again, with white space that it may not have had.
  if (proof.bytes.length > EARLIER_MAX_BYTES) throw new EarlierRefusal("too_large");
  return proof;
}

function readAny(bytes: Uint8Array, files: readonly string[]): EarlierProof {
  try {
    if (equal(bytes.subarray(0, MAGIC.length), MAGIC)) return readOts(bytes, files);
    if (bytes[0] === TAG.sequence) return readResponse(bytes, files);
    return readBundle(bytes, files);
  } catch (error) {
    if (error instanceof Refusal)
      throw new EarlierRefusal(
        error.reason === "weak_algorithm" ? "weak_algorithm" : "unreadable",
        error.message,
      );
    if (error instanceof DerError || error instanceof ProofError)
      throw new EarlierRefusal("unreadable", error.message);
    throw error;
  }
}

/** Other hashes than SHA-256, as OpenTimestamps names them: SHA-1, RIPEMD-160, Keccak-256. */
const OTHER_HASHES = [0x02, 0x03, 0x67];

function readOts(bytes: Uint8Array, files: readonly string[]): EarlierProof {
  const [version, hash = 0] = bytes.subarray(MAGIC.length);
  if (version === 1 && OTHER_HASHES.includes(hash)) throw new EarlierRefusal("other_hash");
  requireAbout(parseDetachedProof(bytes).digest, files);
  return { kind: "ots", bytes };
}

function readResponse(bytes: Uint8Array, files: readonly string[]): EarlierProof {
  const [first] = readSequence(readDer(bytes));
  const isBare = first?.tag === TAG.objectIdentifier;
  const { imprint } = parseToken(isBare ? bytes : tokenOfResponse(bytes));
  if (imprint.hash !== "SHA-256") throw new EarlierRefusal("other_hash", imprint.hash);
  requireAbout(imprint.digest, files);
  return { kind: "rfc3161", bytes: isBare ? timeStampResponse(bytes) : bytes };
}

function requireAbout(digest: Uint8Array, files: readonly string[]): void {
  if (!files.includes(toHex(digest))) throw new EarlierRefusal("of_other_file");
}

function readBundle(bytes: Uint8Array, files: readonly string[]): EarlierProof {
  const bundle = parseBundle(bytes);
  const { jwt, payload, disclosures } = parseSdJwt(bundle.sdJwt);
  const shown = disclosures.find((one) => isOf(one, files));
  if (shown === undefined) throw new EarlierRefusal("of_other_file");
  if (!payload._sd.includes(disclosureDigest(shown)))
    throw new EarlierRefusal("not_genuine", "the fingerprint is not in the record");
  const lean: Bundle = { ...bundle, sdJwt: formatSdJwt(jwt, [shown]) };
  return { kind: "bundle", bytes: utf8(formatBundle(lean)) };
}

function isOf(disclosure: string, files: readonly string[]): boolean {
  const { name, value } = parseDisclosure(disclosure);
  if (!/^file\.[1-9][0-9]*$/.test(name) || !isObject(value)) return false;
  const { sha256 } = value;
  return typeof sha256 === "string" && files.includes(sha256);
}
