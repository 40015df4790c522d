import type { CertificateStatus } from "@colophon/api";
import { useTranslation } from "react-i18next";

/** A certificate's status as a word beside its title; nothing if there is nothing to point out. */
export function StatusMark({ status }: { status: CertificateStatus }) {
  const { t } = useTranslation();
  if (status === "valid") return undefined;
  return (
    <span className="inline-block justify-self-start rounded border border-muted px-2 text-sm text-ink">
      {t(`status.${status}`)}
    </span>
  );
}
