import { isDeclined } from "./wallet-account.ts";
import { WalletFailure } from "./wallet-failure.ts";
import type { WalletProvider } from "./wallets.ts";

/** Has the wallet that shows `address` sign typed data (EIP-712). Throws a WalletFailure. */
export async function askWallet(
  address: string,
  providers: readonly WalletProvider[],
  typedData: object,
): Promise<string> {
  const provider = await providerOf(address, providers);
  const signature = await request(provider, "eth_signTypedData_v4", [address, JSON.stringify(typedData)]);
  if (typeof signature !== "string" || !signature.startsWith("0x")) throw new WalletFailure("failed");
  return signature;
}

/** The extension that exposes this account; if none does, asks each to connect it. */
async function providerOf(address: string, providers: readonly WalletProvider[]): Promise<WalletProvider> {
  const exposes = (accounts: unknown) =>
    Array.isArray(accounts) &&
    accounts.some((account) => String(account).toLowerCase() === address.toLowerCase());
  for (const provider of providers)
    if (exposes(await request(provider, "eth_accounts").catch(() => undefined))) return provider;
  let failure: unknown = new WalletFailure("wrongAccount");
  for (const provider of providers)
    try {
      if (exposes(await request(provider, "eth_requestAccounts"))) return provider;
    } catch (cause) {
      // Another extension may have the account.
      failure = cause;
    }
  throw failure;
}

async function request(
  provider: WalletProvider,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (cause) {
    throw new WalletFailure(isDeclined(cause) ? "declined" : "failed", { cause });
  }
}
