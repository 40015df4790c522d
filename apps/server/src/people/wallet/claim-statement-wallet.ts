import type { Claim } from "@colophon/api";
import { toBase64Url } from "@colophon/proof";
import { statementClaimsToSign, verifyStatementWallet } from "@colophon/proof/statements";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { canonicalSignature } from "./canonical-signature.ts";
import { findWallet } from "./wallet-store.ts";

export interface WalletSignedStatement {
  /** SHA-256 of the record's JWT. */
  about: Uint8Array;
  kind: string;
  claims: readonly Claim[];
  signature: string;
}

/**
 * The two claims that a statement's wallet signature adds, which anyone can check at any later time. The wallet is the
 * one that the record names, or else the user's proven one.
 */
export async function claimStatementWallet(
  db: Queryable,
  userId: string,
  { about, kind, claims, signature }: WalletSignedStatement,
  ofRecord: string | undefined,
): Promise<Claim[]> {
  const wallet = ofRecord === undefined ? await findWallet(db, userId) : undefined;
  const content = Object.fromEntries(claims);
  const proof = {
    walletAddress: ofRecord ?? (wallet?.verified ? wallet.address : null),
    walletSignature: { signature: canonicalSignature(signature), claims: statementClaimsToSign(content) },
  };
  const signed = { about: toBase64Url(about), kind, claims: { ...content, ...proof } };
  if (verifyStatementWallet(signed) !== "valid") throw new AppError("wallet_statement_invalid");
  return Object.entries(proof);
}
