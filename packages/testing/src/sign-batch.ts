import { createHash } from "node:crypto";
import { hashTypedData, type LocalAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";

// One signature for several records, by docs/format.md alone: with viem and node:crypto, and nothing of ours.

type Claims = Record<string, unknown>;

export interface BatchSigner {
  /** As it is shown in the wallet; absent: the first record's. */
  creatorName?: string;
  /** Absent: as many as there are. */
  works?: number;
  domain?: object;
  account?: LocalAccount;
}

export const batchAccount = privateKeyToAccount(`0x${"42".repeat(32)}`);
export const foreignAccount = privateKeyToAccount(`0x${"43".repeat(32)}`);

const unsigned =
  /^(earlier\.\d+|fileCount|creatorEmail|registrant\.share|collaborator\.\d+\.(email|role|share)|selfIdentification\..*|wallet.*)$/;

/** The records' claims with the two of the wallet, and what was signed. */
export async function signBatch<T extends Claims>(records: readonly T[], signer: BatchSigner = {}) {
  const { account = batchAccount, works = records.length, domain } = signer;
  const salts = records.map((_, i) => sha256(Buffer.from(`salt ${i}`)));
  const contents = records.map(contentHashOf);
  const leaves = contents.map((content, i) =>
    sha256(Buffer.of(0), Buffer.from("colophon/batch/v1"), salts[i] ?? Buffer.of(), content),
  );
  const typedData = {
    domain: domain ?? { name: "Colophon", version: "1" },
    types: {
      RegistrationBatch: [
        { name: "creatorName", type: "string" },
        { name: "works", type: "uint256" },
        { name: "root", type: "bytes32" },
      ],
    },
    primaryType: "RegistrationBatch",
    message: {
      creatorName: signer.creatorName ?? nameOf(records[0]),
      works: BigInt(works),
      root: `0x${rootOf(leaves).toString("hex")}`,
    },
  } as const;
  const signature = await account.signTypedData(typedData);
  return {
    hash: hashTypedData(typedData),
    root: typedData.message.root,
    contentHashes: contents.map((content) => content.toString("hex")),
    signed: records.map((claims, position) => ({
      ...claims,
      walletAddress: account.address.toLowerCase(),
      walletBatchSignature: {
        signature,
        claims: signedNames(claims),
        works,
        position,
        salt: salts[position]?.toString("base64url") ?? "",
        path: pathOf(leaves, position).map((hash) => hash.toString("base64url")),
      },
    })),
  };
}

const nameOf = (claims: Claims | undefined): string =>
  typeof claims?.["creatorName"] === "string" ? claims["creatorName"] : "";

const signedNames = (claims: Claims): string[] =>
  Object.keys(claims)
    .filter((name) => !unsigned.test(name))
    .toSorted();

function contentHashOf(claims: Claims): Buffer {
  const signed = Object.fromEntries(signedNames(claims).map((name) => [name, claims[name]]));
  return sha256(Buffer.from(JSON.stringify(sorted(signed))));
}

/** RFC 8785 of objects, arrays, texts and integers is JSON with sorted members. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

/** MTH and PATH as RFC 6962, section 2.1, writes them. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

function pathOf(leaves: readonly Buffer[], position: number): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return position < split
    ? [...pathOf(left, position), rootOf(right)]
    : [...pathOf(right, position - split), rootOf(left)];
}

function splitOf(length: number): number {
  let split = 1;
  while (split * 2 < length) split *= 2;
  return split;
}

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}
