import { useTranslation } from "react-i18next";

/** Of a registered picture that was not marked. */
export function MarkAfter() {
  const { t } = useTranslation("marking");
  return <p className="text-sm text-muted">{t("after")}</p>;
}
