import type { Certificate } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";

/** Above everything else while the registry's log is damaged: what is below was published before. */
export function DamagedLog({ log }: Pick<Certificate, "log">) {
  const { t } = useTranslation();
  if (!log.isDamaged) return undefined;
  return (
    <Notice tone="warning">
      <p className="max-w-prose">{t("said.first.logDamaged")}</p>
    </Notice>
  );
}
