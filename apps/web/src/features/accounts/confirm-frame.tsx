import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page-title.tsx";

interface Props {
  /** What the page has come to. */
  title?: string;
  children: ReactNode;
}

export function ConfirmFrame({ title, children }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const shown = title ?? t("confirmation.title");
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      <PageTitle tab={shown}>{shown}</PageTitle>
      {children}
    </div>
  );
}
