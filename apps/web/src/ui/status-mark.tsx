import type { CertificateStatus } from "@colophon/api";
import { useTranslation } from "react-i18next";

/** What was said of a certificate later, as a word beside its title; nothing where nothing has to be said first. */
export function StatusMark({ status }: { status: CertificateStatus }) {
  const { t } = useTranslation();
  if (status === "valid") return undefined;
  return (
    <span className="inline-block justify-self-start rounded border border-muted px-2 text-sm text-ink">
      {t(`status.${status}`)}
    </span>
  );
}
