import { ApiError, type Wallet } from "@colophon/api";
import { callApi } from "../../lib/api/call-api.ts";
import { isDeclined, readAccount, type WalletAccount } from "../../lib/wallet/wallet-account.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";

/** The result of connecting: `declined` and `refused` wallets are connected too, but without proof of ownership. */
export interface Connected {
  wallet: Wallet;
  proof: "given" | "declined" | "refused";
}

/** Errors about a signature after which the wallet can still be connected without it. */
const unprovable: unknown[] = ["wallet_signature_invalid", "chain_unavailable"];

/** Undefined when the wallet gives no account. */
export async function connectWallet(provider: WalletProvider): Promise<Connected | undefined> {
  const account = await readAccount(provider);
  if (account === undefined) return undefined;
  let proof: Connected["proof"] = "given";
  try {
    return { wallet: await tellServer(account, await signIn(provider, account)), proof };
  } catch (failure) {
    if (isDeclined(failure)) proof = "declined";
    else if (failure instanceof ApiError && unprovable.includes(failure.code)) proof = "refused";
    else throw failure;
  }
  return { wallet: await tellServer(account), proof };
}

type SignedIn = { message: string; signature: string };

/** Sign-In with Ethereum (EIP-4361) for this registry, signed by the wallet. */
async function signIn(
  provider: WalletProvider,
  { address, chainId }: WalletAccount,
): Promise<SignedIn | undefined> {
  const nonce = await nonceFromServer();
  if (nonce === undefined) return undefined;
  const [{ getAddress, stringToHex }, { createSiweMessage }] = await Promise.all([
    import("viem"),
    import("viem/siwe"),
  ]);
  const message = createSiweMessage({
    domain: window.location.host,
    address: getAddress(address),
    // EIP-4361 allows only ASCII.
    statement: "I prove that this wallet is mine. This costs nothing and moves nothing.",
    uri: window.location.origin,
    version: "1",
    chainId,
    nonce,
  });
  const signature = await provider.request({
    method: "personal_sign",
    params: [stringToHex(message), address],
  });
  return { message, signature: String(signature) };
}

async function nonceFromServer(): Promise<string | undefined> {
  try {
    return (await callApi("GET /api/wallet/nonce", {})).nonce;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Specification section 8: a 404 counts as success, and the browser stores the connection. */
async function tellServer(account: WalletAccount, signedIn?: SignedIn): Promise<Wallet> {
  try {
    return await callApi("POST /api/wallet/connect", { body: { ...account, ...signedIn } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { ...account, connected: true, connectedAt: new Date().toISOString(), verified: false };
  }
}
