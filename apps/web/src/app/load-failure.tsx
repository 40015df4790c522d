import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { RetryNotice } from "../ui/retry-notice.tsx";

/** Replaces a page that couldn't be loaded: after an update, or offline. Recovers when the network is back. */
export function LoadFailure() {
  const { t } = useTranslation();
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <RetryNotice action={t("common.reload")} onRetry={() => window.location.reload()}>
      {t("common.pageLoadError")}
    </RetryNotice>
  );
}
