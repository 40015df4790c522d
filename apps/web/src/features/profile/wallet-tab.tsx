import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { walletQuery } from "./wallet-query.ts";
import { useWallets } from "../../lib/wallet/wallets.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { ConnectedWallet } from "./connected-wallet.tsx";
import { useWalletConnection } from "./use-wallet-connection.ts";
import { WalletChooser } from "./wallet-chooser.tsx";
import { WalletHints } from "./wallet-hints.tsx";
import { Part } from "../../ui/part.tsx";

export function WalletTab() {
  const { t } = useTranslation(["translation", "profile"]);
  const { data: wallet, error, isLoading, refetch } = useQuery(walletQuery);
  const wallets = useWallets();
  const connection = useWalletConnection();
  const [isChoosing, setIsChoosing] = useState(false);

  function connect() {
    if (wallets.length > 1) setIsChoosing(true);
    else connection.connect(wallets[0]?.provider);
  }

  return (
    <Part title={t("profile:wallet.title")} text={t("profile:wallet.text")}>
      {error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("profile:wallet.statusError"))}
        </RetryNotice>
      )}
      {wallet === undefined && !error && <Loading />}
      {wallet !== undefined && <ConnectedWallet wallet={wallet} />}
      {connection.success !== undefined && (
        <Notice tone={connection.isUnproven ? "warning" : "success"}>{connection.success}</Notice>
      )}
      {connection.failure !== undefined && <Notice tone="error">{connection.failure}</Notice>}
      {wallets.length === 0 && (
        <Notice tone="warning">
          <h3 className="text-lg">{t("profile:wallet.metaMaskRequired")}</h3>
          <p>{t("profile:wallet.installHint")}</p>
          <a href="https://metamask.io/download/" target="_blank" rel="noreferrer" className="max-sm:tap">
            {t("profile:wallet.download")}
          </a>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {!wallet?.verified && (
          <Button
            disabled={isLoading || wallets.length === 0}
            isPending={connection.isPending}
            onClick={connect}
          >
            {wallet ? t("profile:wallet.prove") : t("profile:wallet.connect")}
          </Button>
        )}
        {wallet && (
          <Button look="secondary" isPending={connection.isPending} onClick={connection.disconnect}>
            {t("profile:wallet.disconnect")}
          </Button>
        )}
      </div>
      <WalletHints />
      {isChoosing && (
        <WalletChooser
          wallets={wallets}
          onClose={() => setIsChoosing(false)}
          onChoose={({ provider }) => {
            setIsChoosing(false);
            connection.connect(provider);
          }}
        />
      )}
    </Part>
  );
}
