import { ApiError } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { useWallets, type WalletProvider } from "../../lib/wallet/wallets.ts";

export interface ProvenWallet {
  address: string;
  providers: readonly WalletProvider[];
}

/**
 * The user's proven wallet, if this browser has an extension that may contain it; otherwise null. The server is asked only if
 * there is an extension.
 */
export function useProvenWallet(): ProvenWallet | null | undefined {
  const wallets = useWallets();
  const { data: address } = useQuery({
    queryKey: ["proven-wallet"],
    queryFn: readProvenAddress,
    enabled: wallets.length > 0,
    staleTime: 0,
  });
  if (wallets.length === 0 || address === null) return null;
  if (address === undefined) return undefined;
  return { address, providers: wallets.map(({ provider }) => provider) };
}

async function readProvenAddress({ signal }: { signal: AbortSignal }): Promise<string | null> {
  try {
    const { verified, address } = await callApi("GET /api/wallet/status", {}, { signal });
    return verified ? address : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
