import { isObject, type JsonObject } from "../encoding/json.ts";
import { verifyBatchSignature } from "./batch-signature.ts";
import { hashTypedData, type RegistrationTypedData, typedDataOf } from "./registration-typed-data.ts";
import { isTexts, judgeSignature, pickSigned, type SignatureState } from "./signed-claims.ts";

/** The claim `walletSignature`: what the address in the claim `walletAddress` has signed of this record. */
export interface WalletSignature {
  /** As `recoverAddress` takes it. */
  signature: string;
  /** Names of all the claims that are signed, sorted. */
  claims: string[];
}

/** What a wallet is asked to sign for a registration with these claims (name → value); others than `claimsToSign` are left out. */
export function registrationTypedData(claims: Record<string, unknown>): RegistrationTypedData {
  return typedDataOf(pickSigned(claims));
}

/**
 * Checks the wallet's signature among a record's disclosed claims, of this record alone or of a batch. `invalid`: it is not of
 * `walletAddress`, or a shown claim that it has to cover is not covered. `incomplete`: a covered claim is withheld, so nobody can
 * tell. `absent`: there is none. That the record is the registry's is checked elsewhere; this says that the registry could not
 * have made it alone.
 */
export function verifyWalletSignature(claims: Record<string, unknown>): SignatureState {
  const found = [verifyOwn(claims), verifyBatchSignature(claims)];
  // No record has both; if one has, neither makes up for the other.
  const worstFirst = ["invalid", "incomplete", "valid"] as const;
  return worstFirst.find((state) => found.includes(state)) ?? "absent";
}

function verifyOwn(claims: JsonObject): SignatureState {
  const given = readWalletSignature(claims["walletSignature"]);
  if (given === undefined) return "absent";
  return judgeSignature(claims, given, (signed) => hashTypedData(typedDataOf(signed)));
}

/** Reads the claim; another shape is of another time: proven by the record, not understood here. */
export function readWalletSignature(claim: unknown): WalletSignature | undefined {
  if (!isObject(claim)) return undefined;
  const { signature, claims } = claim;
  return typeof signature === "string" && isTexts(claims) ? { signature, claims } : undefined;
}
