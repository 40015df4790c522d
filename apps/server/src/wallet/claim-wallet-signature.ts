import type { Claim } from "@colophon/api";
import { claimsToSign, verifyWalletSignature } from "@colophon/proof";
import type { Queryable } from "../db/queryable.ts";
import { AppError } from "../errors.ts";
import { canonicalSignature } from "./canonical-signature.ts";
import { findWallet } from "./wallet-store.ts";

/**
 * What the signature of a registration by the user's proven wallet adds to its record: two claims, which anyone can
 * check at any later time. So only a key's signature will do: a contract's answer may change.
 */
export async function claimWalletSignature(
  db: Queryable,
  userId: string,
  claims: readonly Claim[],
  signature: string,
): Promise<Claim[]> {
  const wallet = await findWallet(db, userId);
  const content = Object.fromEntries(claims);
  const proof = {
    walletAddress: wallet?.verified ? wallet.address : null,
    walletSignature: { signature: canonicalSignature(signature), claims: claimsToSign(content) },
  };
  if (verifyWalletSignature({ ...content, ...proof }) !== "valid")
    throw new AppError("validation_failed", { fields: { walletSignature: "invalid" } });
  return Object.entries(proof);
}
