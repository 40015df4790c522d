import type { MaterialType, WorkListItem } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/format.ts";
import { Rosette } from "../../ui/rosette.tsx";

/** The works as a catalogue, each with the ornament of its certificate. */
export function WorkList({ works }: { works: WorkListItem[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section>
      <h2 className="mb-2 text-2xl">{t("dashboard.works")}</h2>
      <ul>
        {works.map(({ id, title, materialType, createdAt, certificateId }) => (
          <li key={id} className="flex gap-4 border-b border-rule py-4">
            <Rosette seed={certificateId} className="size-12 shrink-0 text-gold" />
            <div className="min-w-0 flex-1">
              <h3 dir="auto" className="text-start text-xl wrap-anywhere">
                {title}
              </h3>
              <p className="text-muted">
                {t("dashboard.registeredOn", {
                  type: t(`materialType.${materialType as MaterialType}`, {
                    defaultValue: t("dashboard.otherMaterial"),
                  }),
                  date: longDate(i18n.language, createdAt),
                })}
              </p>
              <Link to={`/verify/${certificateId}`} aria-label={t("dashboard.certificateOf", { title })}>
                {t("dashboard.certificate", { certificateId })}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
