import { ApiError, type Wallet } from "@colophon/api";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";
import { isDeclined, readAccount, type WalletAccount } from "../../lib/wallet/wallet-account.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";

/** The result of connecting. Only a wallet whose proof the server has accepted is proven; the others are connected too. */
export interface Connected {
  wallet: Wallet;
  proof: "given" | "none" | "declined" | "refused";
}

/** Errors about a signature after which the wallet can still be connected without it. */
const unprovable: unknown[] = ["wallet_signature_invalid", "chain_unavailable"];

/** Undefined when the wallet gives no account. */
export async function connectBrowserWallet(provider: WalletProvider): Promise<Connected | undefined> {
  const account = await readAccount(provider);
  if (account === undefined) return undefined;
  let proof: Connected["proof"];
  try {
    const wallet = await tellServer(account, await signIn(provider, account));
    return { wallet, proof: wallet.verified ? "given" : "none" };
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
  const asked = await emptyIfNotFound(callApi("GET /api/wallet/nonce", {}), undefined);
  // Without this endpoint there is nothing to sign: the wallet is connected without a proof.
  if (asked === undefined) return undefined;
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
    nonce: asked.nonce,
  });
  const signature = await provider.request({
    method: "personal_sign",
    params: [stringToHex(message), address],
  });
  return { message, signature: String(signature) };
}

/** Specification section 8: a 404 counts as success, and the page shows the connection. It proves nothing. */
async function tellServer(account: WalletAccount, signedIn?: SignedIn): Promise<Wallet> {
  const answer = callApi("POST /api/wallet/connect", { body: { ...account, ...signedIn } });
  const connectedAt = new Date().toISOString();
  return emptyIfNotFound(answer, { ...account, connected: true, connectedAt, verified: false });
}
