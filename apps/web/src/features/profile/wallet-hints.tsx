import { useTranslation } from "react-i18next";

export function WalletHints() {
  const { t } = useTranslation(["translation", "profile"]);
  return (
    <div className="grid gap-8 border-t border-rule pt-8 sm:grid-cols-2">
      <section className="grid content-start gap-2">
        <h3 className="text-xl">{t("profile:wallet.why.title")}</h3>
        <ul className="list-disc ps-5">
          <li>{t("profile:wallet.why.ownership")}</li>
          <li>{t("profile:wallet.why.timestamp")}</li>
        </ul>
      </section>
      <section className="grid content-start gap-2">
        <h3 className="text-xl">{t("profile:wallet.networks.title")}</h3>
        <ul className="list-disc ps-5">
          <li>{t("profile:wallet.networks.polygon")}</li>
          <li>{t("profile:wallet.networks.ethereum")}</li>
          <li>{t("profile:wallet.networks.arbitrum")}</li>
        </ul>
        <p className="text-muted">{t("profile:wallet.networks.free")}</p>
      </section>
    </div>
  );
}
