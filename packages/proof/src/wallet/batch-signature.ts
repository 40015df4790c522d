import { concat, fromBase64Url, toBase64Url, utf8 } from "../encoding/bytes.ts";
import { toU64 } from "../encoding/integer.ts";
import { isArray, isObject, type JsonObject } from "../encoding/json.ts";
import { sha256 } from "../crypto/sha256.ts";
import { ProofError } from "../errors.ts";
import {
  HASH_LENGTH,
  hashReader,
  inclusionProof,
  leafHash,
  type ReadHash,
  rootFromLeafHashes,
  rootOfInclusion,
} from "../log/merkle.ts";
import { type BatchTypedData, batchTypedData, hashBatchTypedData } from "./batch-typed-data.ts";
import { recoverAddress } from "./recover-address.ts";
import { contentHashOf, coverageOf, pickClaims } from "./signed-claims.ts";

// One signature of a wallet for works that are registered together. It signs the root of a tree (RFC 6962) with a leaf for each;
// a record has its own leaf's salt and path. So it shows nothing about the others, not even to who guesses what they are.

/** The claim `walletBatchSignature`: what the address in the claim `walletAddress` has signed of this record and of others. */
export interface WalletBatchSignature {
  /** As `recoverAddress` takes it. */
  signature: string;
  /** Names of all this record's claims that are signed, sorted. */
  claims: string[];
  /** How many works are signed. */
  works: number;
  /** This one's place among them, counted from 0. */
  position: number;
  /** Of its leaf: base64url of 32 bytes. */
  salt: string;
  /** From its leaf to the root, base64url of 32 bytes each. */
  path: string[];
}

export interface BatchToSign {
  typedData: BatchTypedData;
  /** The claim of the work at this place, whose signed claims have these names. */
  claimOf(position: number, claims: string[], signature: string): WalletBatchSignature;
}

/** Of the random bytes that the leaves' salts are made of. */
export const BATCH_SEED_LENGTH = 32;

const LEAF_LABEL = "colophon/batch/v1";
const SALT_LABEL = "colophon/batch-salt/v1";

/** What a wallet is asked to sign for works with these contents (`signedContentHash`), in their order. */
export function batchToSign({
  creatorName,
  contents,
  seed,
}: {
  creatorName: string;
  contents: readonly Uint8Array[];
  seed: Uint8Array;
}): BatchToSign {
  if (seed.length !== BATCH_SEED_LENGTH) throw new RangeError("a batch's seed has 32 bytes");
  const salts = contents.map((_, position) => sha256(concat(utf8(SALT_LABEL), seed, toU64(position))));
  const leaves = contents.map((content, i) => leafOf(salts[i] ?? seed, content));
  const readHash = remembered(hashReader(leaves));
  return {
    typedData: batchTypedData(creatorName, contents.length, rootFromLeafHashes(leaves)),
    claimOf(position, claims, signature) {
      const path = inclusionProof(position, leaves.length, readHash);
      return {
        signature,
        claims,
        works: leaves.length,
        position,
        salt: toBase64Url(salts[position] ?? seed),
        path: path.map(toBase64Url),
      };
    },
  };
}

/** The address that has signed this; undefined for what is no signature. */
export function recoverBatchSigner(typedData: BatchTypedData, signature: string): string | undefined {
  return recoverAddress(hashBatchTypedData(typedData), signature);
}

/** As `verifyWalletSignature`, which asks this, too. */
export function verifyBatchSignature(claims: JsonObject): "valid" | "invalid" | "incomplete" | "absent" {
  const given = readBatchSignature(claims["walletBatchSignature"]);
  if (given === undefined) return "absent";
  const coverage = coverageOf(claims, given.claims);
  if (coverage !== "all") return coverage === "beyond" ? "invalid" : "incomplete";
  const signed = pickClaims(claims, given.claims);
  const root = rootOf(given, contentHashOf(signed));
  if (root === undefined) return "invalid";
  const typedData = batchTypedData(signed["creatorName"], given.works, root);
  const signer = recoverBatchSigner(typedData, given.signature);
  return signer !== undefined && signer === claims["walletAddress"] ? "valid" : "invalid";
}

/** Reads the claim; another shape is of another time: proven by the record, not understood here. */
export function readBatchSignature(claim: unknown): WalletBatchSignature | undefined {
  if (!isObject(claim)) return undefined;
  const { signature, claims, works, position, salt, path } = claim;
  const areTexts = typeof signature === "string" && typeof salt === "string";
  if (!areTexts || typeof works !== "number" || typeof position !== "number") return undefined;
  if (!isTexts(claims) || !isTexts(path)) return undefined;
  return { signature, claims, works, position, salt, path };
}

function isTexts(value: unknown): value is string[] {
  return isArray(value) && value.every((one) => typeof one === "string");
}

/** Undefined where salt or path can't be those of such a place. */
function rootOf(
  { works, position, salt, path }: WalletBatchSignature,
  content: Uint8Array,
): Uint8Array | undefined {
  try {
    const salted = leafOf(fromBase64Url(salt), content);
    return rootOfInclusion({
      index: position,
      size: works,
      leafHash: salted,
      proof: path.map(fromBase64Url),
    });
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}

function leafOf(salt: Uint8Array, content: Uint8Array): Uint8Array {
  if (salt.length !== HASH_LENGTH) throw new ProofError("bad_hash_length");
  return leafHash(concat(utf8(LEAF_LABEL), salt, content));
}

/** Each path reads many of the nodes that others read. */
function remembered(readHash: ReadHash): ReadHash {
  const known = new Map<string, Uint8Array>();
  return (level, index) => {
    const key = `${level}/${index}`;
    const hash = known.get(key) ?? readHash(level, index);
    known.set(key, hash);
    return hash;
  };
}
