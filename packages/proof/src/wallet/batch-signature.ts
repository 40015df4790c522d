import { fromBase64Url } from "../encoding/base64.ts";
import { concat, utf8 } from "../encoding/bytes.ts";
import { isObject, type JsonObject } from "../encoding/json.ts";
import { ProofError } from "../errors.ts";
import { HASH_LENGTH, leafHash, rootOfInclusion } from "../log/merkle.ts";
import { hashBatch } from "./hash-batch.ts";
import { contentHashOf, isTexts, judgeSignature, shownText, type SignatureState } from "./signed-claims.ts";

// One signature of a wallet for works that are registered together. It signs the root of a tree (RFC 6962) with a leaf for each;
// a record has its own leaf's salt and path. So it shows nothing about the others, not even to someone who guesses what they are.

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

/** Hashed into all that was signed so. */
const LEAF_LABEL = "colophon/batch/v1";

/** As `verifyWalletSignature`, which asks this, too. */
export function verifyBatchSignature(claims: JsonObject): SignatureState {
  const given = readBatchSignature(claims["walletBatchSignature"]);
  if (given === undefined) return "absent";
  return judgeSignature(claims, given, (signed) => {
    const root = rootOf(given, contentHashOf(signed));
    return root && hashBatch(shownText(signed["creatorName"]), given.works, root);
  });
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
  } catch {
    return undefined;
  }
}

/** Of a work with this `signedContentHash`. */
export function leafOf(salt: Uint8Array, content: Uint8Array): Uint8Array {
  if (salt.length !== HASH_LENGTH) throw new ProofError("bad_hash_length");
  return leafHash(concat(utf8(LEAF_LABEL), salt, content));
}
