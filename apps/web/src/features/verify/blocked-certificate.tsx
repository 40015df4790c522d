import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Replaces a certificate that the registry has blocked: anyone who has its proof can still check it. */
export function BlockedCertificate() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning">
      <h2 className="text-2xl" data-said-first="blocked">
        {t("said.first.blocked.title")}
      </h2>
      <p className="max-w-prose">{t("said.first.blocked.text")}</p>
      <p className="max-w-prose">{t("said.first.proofStays")}</p>
      <ButtonLink to="/verify" look="secondary" className="paper:hidden">
        {t("drop.title")}
      </ButtonLink>
    </Notice>
  );
}
