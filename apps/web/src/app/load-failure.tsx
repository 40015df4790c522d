import { useTranslation } from "react-i18next";
import { RetryNotice } from "../ui/retry-notice.tsx";

/** Stands where a page could not be loaded: after a new version was put up, or without a network. */
export function LoadFailure() {
  const { t } = useTranslation();
  return (
    <RetryNotice action={t("common.reload")} onRetry={() => window.location.reload()}>
      {t("common.pageLoadError")}
    </RetryNotice>
  );
}
