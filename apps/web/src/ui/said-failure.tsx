import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../lib/api/failure-text.ts";
import { WalletFailure } from "../lib/wallet/wallet-failure.ts";
import { Notice } from "./notice.tsx";

interface Props {
  error: Error;
  /** Of the wallet that has to sign, as it is shown. */
  address: string;
  /** What a failure without a text of its own says. */
  fallback: string;
}

/** Why a statement, which a wallet may have to sign, was not made. */
export function SaidFailure({ error, address, fallback }: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  return (
    <Notice tone="error">
      {error instanceof WalletFailure
        ? t(`work.wallet.${error.reason}`, { address })
        : attemptFailureText(t, error, fallback)}
    </Notice>
  );
}
