import { useTranslation } from "react-i18next";

interface Props {
  hasEmail: boolean;
  hasFile: boolean;
}

/** What a verdict says nothing about, beside it. Nobody's email address has been confirmed yet. */
export function NotVerified({ hasEmail, hasFile }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm font-semibold">
      <li>{t("verify.notVerified.identity")}</li>
      {hasEmail && <li>{t("verify.notVerified.email")}</li>}
      {!hasFile && <li>{t("verify.notVerified.file")}</li>}
    </ul>
  );
}
