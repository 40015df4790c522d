import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";

export function LoadError({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice tone="error">
      <p>{children}</p>
      <p>
        <Link to="/dashboard">{t("certificate.toDashboard")}</Link>
      </p>
    </Notice>
  );
}
