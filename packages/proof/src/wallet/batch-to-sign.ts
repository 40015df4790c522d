import { toBase64Url } from "../encoding/base64.ts";
import { concat, toHex, utf8 } from "../encoding/bytes.ts";
import { toU64 } from "../encoding/integer.ts";
import { sha256 } from "../crypto/sha256.ts";
import { nodeHash, splitOf } from "../log/merkle.ts";
import { leafOf, type WalletBatchSignature } from "./batch-signature.ts";
import { type Bytes32, DOMAIN, DOMAIN_TYPE } from "./eip712.ts";
import { BATCH_MEMBERS, hashBatch } from "./hash-batch.ts";
import { contentHashOf, pickSigned } from "./signed-claims.ts";

// Of one signature for several works, what only signing needs: a browser that checks doesn't load it.

/** What a wallet takes for `eth_signTypedData_v4`. */
export interface BatchTypedData {
  domain: typeof DOMAIN;
  types: { EIP712Domain: typeof DOMAIN_TYPE; RegistrationBatch: typeof BATCH_MEMBERS };
  primaryType: "RegistrationBatch";
  message: {
    creatorName: string;
    /** How many they are. */
    works: number;
    /** Of the tree whose leaves are the works' contents, in their order. */
    root: Bytes32;
  };
}

export interface BatchToSign {
  typedData: BatchTypedData;
  /** The 32 bytes that the wallet's key signs. */
  hash: Uint8Array;
  /** The claim of the work at this place, whose signed claims have these names. */
  claimOf(position: number, claims: string[], signature: string): WalletBatchSignature;
}

/** Of the random bytes that the leaves' salts are made of. */
export const BATCH_SEED_LENGTH = 32;

const SALT_LABEL = "colophon/batch-salt/v1";

interface Batch {
  creatorName: string;
  /** `signedContentHash` of at least one work, in their order. */
  contents: readonly Uint8Array[];
  /** Of no other contents: with the same salts, what one batch shows would tell who guesses about the other. */
  seed: Uint8Array;
}

/** What a wallet is asked to sign for works with these contents. */
export function batchToSign({ creatorName, contents, seed }: Batch): BatchToSign {
  if (seed.length !== BATCH_SEED_LENGTH) throw new RangeError("a batch's seed has 32 bytes");
  const leaves = contents.map((content, position) => {
    const salt = sha256(concat(utf8(SALT_LABEL), seed, toU64(position)));
    return { salt, hash: leafOf(salt, content) };
  });
  const { root, paths } = treeOf(leaves.map(({ hash }) => hash));
  return {
    typedData: typedDataOf(creatorName, contents.length, root),
    hash: hashBatch(creatorName, contents.length, root),
    claimOf(position, claims, signature) {
      const [leaf, path] = [leaves[position], paths[position]];
      if (leaf === undefined || path === undefined) throw new RangeError(`no work ${position}`);
      const [salt, works] = [toBase64Url(leaf.salt), leaves.length];
      return { signature, claims, works, position, salt, path: path.map(toBase64Url) };
    },
  };
}

/** Of one of the works: of its claims, others than `claimsToSign` are left out. */
export const signedContentHash = (claims: Record<string, unknown>): Uint8Array =>
  contentHashOf(pickSigned(claims));

function typedDataOf(creatorName: string, works: number, root: Uint8Array): BatchTypedData {
  return {
    domain: DOMAIN,
    types: { EIP712Domain: DOMAIN_TYPE, RegistrationBatch: BATCH_MEMBERS },
    primaryType: "RegistrationBatch",
    message: { creatorName, works, root: `0x${toHex(root)}` },
  };
}

/** MTH and PATH of all leaves at once (RFC 6962, section 2.1): each node is hashed once. */
function treeOf(leaves: readonly Uint8Array[]): { root: Uint8Array; paths: Uint8Array[][] } {
  const [only] = leaves;
  if (only === undefined) throw new RangeError("a batch has at least one work");
  if (leaves.length === 1) return { root: only, paths: [[]] };
  const split = splitOf(0, leaves.length);
  const [left, right] = [treeOf(leaves.slice(0, split)), treeOf(leaves.slice(split))];
  return {
    root: nodeHash(left.root, right.root),
    paths: [
      ...left.paths.map((path) => [...path, right.root]),
      ...right.paths.map((path) => [...path, left.root]),
    ],
  };
}
