import { useTranslation } from "react-i18next";
import { Spinner } from "./spinner.tsx";

export function Loading() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner />
      {t("common.loading")}
    </p>
  );
}
