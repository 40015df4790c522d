import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Shown in place of the wallet button to users without a wallet in this browser. */
export function WalletHint() {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <section className="grid gap-2">
      <h3 className="border-b border-rule pb-1 text-xl">{t("registration.wallet.title")}</h3>
      <p className="text-sm text-muted">{t("registration.wallet.hint")}</p>
      <p className="text-sm">
        <Link to="/profile/wallet" className="inline-block py-2 max-sm:tap">
          {t("registration.wallet.connect")}
        </Link>
      </p>
    </section>
  );
}
