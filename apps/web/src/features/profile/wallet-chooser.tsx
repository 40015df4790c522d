import { useTranslation } from "react-i18next";
import type { BrowserWallet } from "../../lib/wallet/wallets.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  wallets: readonly BrowserWallet[];
  onChoose: (wallet: BrowserWallet) => void;
  onClose: () => void;
}

/** The user chooses among several extensions. */
export function WalletChooser({ wallets, onChoose, onClose }: Props) {
  const { t } = useTranslation(["translation", "profile"]);
  return (
    <Dialog title={t("profile:wallet.choose")} closeText={t("common.cancel")} onClose={onClose}>
      <ul className="border-t border-rule">
        {wallets.map((wallet) => (
          <li key={wallet.id} className="border-b border-rule">
            <button
              type="button"
              className="flex min-h-14 w-full cursor-pointer items-center gap-4 py-2 text-start hover:text-link"
              onClick={() => onChoose(wallet)}
            >
              {wallet.icon !== undefined && <img src={wallet.icon} alt="" className="size-8" />}
              <Words className="wrap-anywhere">{wallet.name || t("profile:wallet.unnamed")}</Words>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
