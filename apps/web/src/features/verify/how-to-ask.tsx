import { useTranslation } from "react-i18next";

/** How whoever registered a work gets it to their account, where it was given back and no account has it. */
export function HowToAsk() {
  const { t } = useTranslation("give-back");
  const { t: tCommon } = useTranslation();
  return (
    <div className="grid max-w-prose gap-2 text-sm paper:hidden">
      <p>{t("isNobodys")}</p>
      <p>{t("howTo", { page: tCommon("drop.title") })}</p>
      <p>{t("askUs", { report: tCommon("report.open") })}</p>
    </div>
  );
}
