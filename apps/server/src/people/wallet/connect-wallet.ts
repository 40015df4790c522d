import type { WalletConnection } from "@colophon/api";
import type { Address, Hex } from "viem";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { isSignIn } from "./is-sign-in.ts";
import { parseSiweMessage } from "./siwe-message.ts";
import { verifyMessage, type WalletChain } from "./verify-message.ts";
import { putProvenWallet, putWallet } from "./wallet-store.ts";

export interface WalletContext {
  pool: Queryable;
  config: { publicUrl: string };
  /** Undefined on the local development chain, where no one has a contract wallet. */
  walletChain: WalletChain | undefined;
}

/**
 * Connects a wallet in place of any other: as named by the browser, or proven by a signed message. A message that proves
 * nothing changes nothing, and its nonce stays valid.
 */
export async function connectWallet(
  { pool, config, walletChain }: WalletContext,
  userId: string,
  connection: WalletConnection,
): Promise<void> {
  const { chainId, message, signature } = connection;
  // The body's schema has checked that these are hex.
  const address = connection.address.toLowerCase() as Address;
  if (message === undefined || signature === undefined) return putWallet(pool, userId, { address, chainId });

  const signIn = parseSiweMessage(message);
  const origin = config.publicUrl;
  const expected = { origin, domain: new URL(origin).host, address, chainId, now: new Date() };
  if (signIn === undefined || !isSignIn(signIn, expected)) throw new AppError("wallet_message_invalid");
  const signed = { address, chainId, message, signature: signature as Hex };
  if (!(await verifyMessage(signed, walletChain))) throw new AppError("wallet_signature_invalid");
  if (!(await putProvenWallet(pool, userId, { address, chainId }, signIn.nonce)))
    throw new AppError("wallet_nonce_invalid");
}
