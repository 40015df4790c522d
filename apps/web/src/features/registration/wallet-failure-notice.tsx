import { useTranslation } from "react-i18next";
import { shortAddress } from "../../lib/text/format.ts";
import type { WalletFailure } from "../../lib/wallet/wallet-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What to do if the wallet didn't sign. */
export function WalletFailureNotice({
  failure,
  address,
  onAgain,
  onWithout,
}: {
  failure: WalletFailure;
  address: string;
  onAgain: () => void;
  onWithout: () => void;
}) {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <Notice tone="error">
      <p>{t(`registration.wallet.${failure.reason}`, { address: shortAddress(address) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onAgain}>
          {t("registration.wallet.again")}
        </Button>
        <Button look="quiet" onClick={onWithout}>
          {t("registration.wallet.without")}
        </Button>
      </div>
    </Notice>
  );
}
