import type { WalletProvider } from "./wallets.ts";

export interface WalletAccount {
  address: string;
  chainId: number;
}

/** Asks for the wallet's first account, and the chain that the wallet is on. Undefined if it gives none. */
export async function readAccount(provider: WalletProvider): Promise<WalletAccount | undefined> {
  const accounts = await provider.request({ method: "eth_requestAccounts" });
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof address !== "string") return undefined;
  return { address, chainId: Number(await provider.request({ method: "eth_chainId" })) };
}

/** Whether the user has declined (EIP-1193, 4001). Wallets throw plain objects too. */
export const isDeclined = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "code" in failure && failure.code === 4001;
