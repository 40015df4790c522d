import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";
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
  const wallet = await emptyIfNotFound(callApi("GET /api/wallet/status", {}, { signal }), null);
  return wallet?.verified ? wallet.address : null;
}
