import { isArray, isObject, type JsonObject } from "../encoding/json.ts";
import { recoverAddress } from "./recover-address.ts";
import { hashTypedData, type RegistrationTypedData, typedDataOf } from "./registration-typed-data.ts";

/** The claim `walletSignature`: what the address in the claim `walletAddress` has signed of this record. */
export interface WalletSignature {
  /** As `recoverAddress` takes it. */
  signature: string;
  /** Names of all the claims that are signed, sorted. */
  claims: string[];
}

/**
 * What is signed of a registration: all about the work and the names of its people. Emails and shares are shown or not as the
 * registrant chooses, roles are their people's to withhold, and a self-description may be withdrawn: none of them can be part
 * of what everybody has to be able to check.
 */
const SIGNED =
  /^(?:title|description|keywords|materialType|medium|categories|copyrightRelation|declaration|publication|supersedes|creatorName|(?:file|collaborator)\.[1-9][0-9]*)$/;

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
  const hash = hashTypedData(typedDataOf(pick(claims, given.claims)));
  const signer = recoverAddress(hash, given.signature);
  return signer !== undefined && signer === walletAddress ? "valid" : "invalid";
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
