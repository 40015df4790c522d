import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { isHex } from "./anchor.ts";
import { concat, fromHex, toHex } from "./bytes.ts";
import { isArray, isObject, type JsonObject } from "./json.ts";
import { hashTypedData, type RegistrationTypedData, typedDataOf } from "./registration-typed-data.ts";

/** The claim `walletSignature`: what the address in the claim `walletAddress` has signed of this record. */
export interface WalletSignature {
  /** r, s and v (1b or 1c), 65 bytes of lower-case hex with 0x; s is in the lower half (EIP-2). */
  signature: string;
  /** Names of all the claims that are signed, sorted. */
  claims: string[];
}

/**
 * What is signed of a registration: all about the work and the names of its people. An email is shown or not as the
 * registrant chooses, and a self-description may be withdrawn: neither can be part of what everybody has to be able to check.
 */
const SIGNED =
  /^(?:title|description|keywords|materialType|medium|categories|copyrightRelation|publication|creatorName|(?:file|collaborator)\.[1-9][0-9]*)$/;

/** The names among a registration's claims that its wallet signs. */
export function claimsToSign(claims: Record<string, unknown>): string[] {
  return Object.keys(claims)
    .filter((name) => SIGNED.test(name))
    .toSorted();
}

/** What a wallet is asked to sign for a registration with these claims (name → value); others than `claimsToSign` are left out. */
export function registrationTypedData(claims: Record<string, unknown>): RegistrationTypedData {
  return typedDataOf(pick(claims, claimsToSign(claims)));
}

/**
 * Checks the wallet's signature among a record's disclosed claims. `invalid`: it is not of `walletAddress`, or a shown
 * claim that it has to cover is not covered. `incomplete`: a covered claim is withheld, so nobody can tell. `absent`: there is
 * none. That the record is the registry's is checked elsewhere; this says that the registry could not have made it alone.
 */
export function verifyWalletSignature(
  claims: Record<string, unknown>,
): "valid" | "invalid" | "incomplete" | "absent" {
  const given = readWalletSignature(claims["walletSignature"]);
  if (given === undefined) return "absent";
  const signed = new Set(given.claims);
  if (claimsToSign(claims).some((name) => !signed.has(name))) return "invalid";
  const { walletAddress } = claims;
  if (walletAddress === undefined || given.claims.some((name) => !Object.hasOwn(claims, name)))
    return "incomplete";
  const signer = recoverSigner(typedDataOf(pick(claims, given.claims)), given.signature);
  return signer !== undefined && signer === walletAddress ? "valid" : "invalid";
}

/** The signing address, lower-case hex with 0x; undefined for what is no signature. */
export function recoverSigner(data: RegistrationTypedData, signature: string): string | undefined {
  const hash = hashTypedData(data);
  const v = ["1b", "1c"].indexOf(signature.slice(-2));
  if (!isHex(signature, 65) || v < 0) return undefined;
  try {
    const bytes = concat(Uint8Array.of(v), fromHex(signature.slice(2, -2)));
    const parsed = secp256k1.Signature.fromBytes(bytes, "recovered");
    return parsed.hasHighS() ? undefined : addressOf(parsed.recoverPublicKey(hash).toBytes(false));
  } catch {
    return undefined; // Numbers out of range, or no point of the curve.
  }
}

/** Ethereum's address of a public key (yellow paper, appendix F): the end of the hash of its point without the prefix. */
function addressOf(publicKey: Uint8Array): string {
  return `0x${toHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`;
}

/** Reads the claim; another shape is of another time: proven by the record, not understood here. */
export function readWalletSignature(claim: unknown): WalletSignature | undefined {
  if (!isObject(claim)) return undefined;
  const { signature, claims } = claim;
  if (typeof signature !== "string" || !isArray(claims)) return undefined;
  return claims.every((name) => typeof name === "string") ? { signature, claims } : undefined;
}

function pick(claims: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, claims[name]]));
}
