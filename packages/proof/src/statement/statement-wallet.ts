import { fromBase64Url } from "../encoding/base64.ts";
import { toHex, utf8 } from "../encoding/bytes.ts";
import { canonicalJson } from "../encoding/canonical-json.ts";
import {
  type Bytes32,
  bytesOf,
  DOMAIN,
  DOMAIN_TYPE,
  hashInDomain,
  hashStruct,
  hashText,
} from "../wallet/eip712.ts";
import { isCount, toU64 } from "../encoding/integer.ts";
import type { JsonObject } from "../encoding/json.ts";
import { recoverAddress } from "../wallet/recover-address.ts";
import { sha256 } from "../crypto/sha256.ts";
import { readWalletSignature } from "../wallet/wallet-signature.ts";

// The part of a statement that its author's wallet signs (EIP-712).

const TYPES = {
  EIP712Domain: DOMAIN_TYPE,
  Statement: [
    { name: "about", type: "bytes32" },
    { name: "kind", type: "string" },
    { name: "saidAt", type: "uint64" },
    { name: "contentHash", type: "bytes32" },
  ],
} as const;

/** What a wallet takes for `eth_signTypedData_v4`. */
export interface StatementTypedData {
  domain: typeof DOMAIN;
  types: typeof TYPES;
  primaryType: "Statement";
  message: {
    /** SHA-256 of the record's JWT. */
    about: Bytes32;
    kind: string;
    /** Unix seconds. */
    saidAt: number;
    /** SHA-256 of the canonical JSON (RFC 8785) of the object of all signed claims. */
    contentHash: Bytes32;
  };
}

/** What a statement is about and says, before it is signed: `about` is base64url. */
export interface ToSign {
  about: string;
  kind: string;
  /** Name and value of every disclosure; `saidAt`, Unix seconds, is one of them. Those of the wallet are left out. */
  claims: Record<string, unknown>;
}

/** The names of a statement's claims that its speaker's wallet signs, sorted: all but the two of the wallet. */
export function statementClaimsToSign(claims: Record<string, unknown>): string[] {
  return Object.keys(claims)
    .filter((name) => name !== "walletAddress" && name !== "walletSignature")
    .toSorted();
}

/** What a wallet is asked to sign for a statement. Without a `saidAt` it is a TypeError. */
export function statementTypedData({ about, kind, claims }: ToSign): StatementTypedData {
  const { saidAt } = claims;
  if (!isCount(saidAt)) throw new TypeError("a statement that a wallet signs has a saidAt");
  const signed: JsonObject = Object.fromEntries(
    statementClaimsToSign(claims).map((name) => [name, claims[name]]),
  );
  return {
    domain: DOMAIN,
    types: TYPES,
    primaryType: "Statement",
    message: {
      about: `0x${toHex(fromBase64Url(about))}`,
      kind,
      saidAt,
      contentHash: `0x${toHex(sha256(utf8(canonicalJson(signed))))}`,
    },
  };
}

/** The 32 bytes that the wallet's key signs. */
export function hashStatementTypedData({ message }: StatementTypedData): Uint8Array {
  const saidAt = new Uint8Array(32);
  saidAt.set(toU64(message.saidAt), 24);
  return hashInDomain(
    hashStruct("Statement", TYPES.Statement, [
      bytesOf(message.about),
      hashText(message.kind),
      saidAt,
      bytesOf(message.contentHash),
    ]),
  );
}

/**
 * Checks the wallet's signature among a statement's disclosed claims. `invalid`: it is not of `walletAddress`, or a shown
 * claim is not covered, or its time is not. `incomplete`: something covered is withheld, so nobody can tell. `absent`: none is shown.
 */
export function verifyStatementWallet({
  about,
  kind,
  claims,
}: ToSign): "valid" | "invalid" | "incomplete" | "absent" {
  if (!Object.hasOwn(claims, "walletSignature")) return "absent";
  const given = readWalletSignature(claims["walletSignature"]);
  if (given === undefined || !given.claims.includes("saidAt")) return "invalid";
  if (statementClaimsToSign(claims).some((name) => !given.claims.includes(name))) return "invalid";
  const { walletAddress } = claims;
  if (walletAddress === undefined || given.claims.some((name) => !Object.hasOwn(claims, name)))
    return "incomplete";
  if (!isCount(claims["saidAt"])) return "invalid";
  const hash = hashStatementTypedData(statementTypedData({ about, kind, claims }));
  return recoverAddress(hash, given.signature) === walletAddress ? "valid" : "invalid";
}
