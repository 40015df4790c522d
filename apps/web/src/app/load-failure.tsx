import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Stands where a page could not be loaded: after a new version was put up, or without a network. */
export function LoadFailure() {
  const { t } = useTranslation();
  return (
    <Notice tone="error">
      <p>{t("common.pageLoadError")}</p>
      <Button onClick={() => window.location.reload()}>{t("common.reload")}</Button>
    </Notice>
  );
}
