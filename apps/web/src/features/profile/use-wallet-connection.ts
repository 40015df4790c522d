import { ApiError } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";
import { attemptFailureText, failureText, InputError } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { readToken } from "../../lib/session/token.ts";
import { isDeclined } from "../../lib/wallet/wallet-account.ts";
import { walletQuery } from "./wallet-query.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";
import { connectBrowserWallet } from "./connect-browser-wallet.ts";

/** Connecting and disconnecting, and the messages about it. */
export function useWalletConnection() {
  const { t } = useTranslation(["translation", "profile"]);
  const connecting = useMutation({
    mutationFn: async (provider: WalletProvider | undefined) => {
      if (readToken() === null) throw new InputError(t("profile:wallet.notAuthenticated"));
      if (provider === undefined) throw new InputError(t("profile:wallet.noMetaMask"));
      const connected = await connectBrowserWallet(provider);
      if (connected === undefined) throw new InputError(t("profile:wallet.noAccounts"));
      return connected;
    },
    onSuccess: ({ wallet }) => queryClient.setQueryData(walletQuery.queryKey, wallet),
  });
  const disconnecting = useMutation({
    mutationFn: async () => emptyIfNotFound(callApi("DELETE /api/wallet/disconnect", {}), undefined),
    onSuccess: () => queryClient.setQueryData(walletQuery.queryKey, null),
  });

  /** Wallets throw anything: the user's refusal, an error, or an object with a message. */
  function connectFailure(failure: unknown): string {
    if (isDeclined(failure)) return t("profile:wallet.declined");
    if (failure instanceof ApiError || failure instanceof InputError)
      return failureText(t, failure, t("profile:wallet.connectError"));
    const { message } = (failure ?? {}) as { message?: unknown };
    return typeof message === "string" && message !== "" ? message : t("profile:wallet.connectError");
  }

  return {
    connect: (provider: WalletProvider | undefined) => {
      disconnecting.reset();
      connecting.mutate(provider);
    },
    disconnect: () => {
      connecting.reset();
      disconnecting.mutate();
    },
    isPending: connecting.isPending || disconnecting.isPending,
    success: connecting.data
      ? t(`profile:wallet.connected.${connecting.data.proof}`)
      : disconnecting.isSuccess
        ? t("profile:wallet.disconnectSuccess")
        : undefined,
    isUnproven: connecting.data?.proof === "declined" || connecting.data?.proof === "refused",
    failure: connecting.isError
      ? connectFailure(connecting.error)
      : disconnecting.error
        ? attemptFailureText(t, disconnecting.error, t("profile:wallet.disconnectError"))
        : undefined,
  };
}
