import type { Claim } from "@colophon/api";
import { claimsToSign, verifyWalletSignature } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { canonicalSignature } from "./canonical-signature.ts";
import { findWallet } from "./wallet-store.ts";

/**
 * The two claims that a registration signed by the user's proven wallet adds to its record; anyone can check them at any
 * later time. So it must be a key's signature: a contract's answer may change.
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
