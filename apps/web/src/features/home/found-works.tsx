import type { EndpointOutput, Api } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Rosette } from "../../ui/rosette.tsx";

/** The works that hold a file, as a bibliography. */
export function FoundWorks({ works }: { works: EndpointOutput<Api["GET /api/certificates"]> }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Notice tone="success">{t("home.registered.found", { count: works.length })}</Notice>
      <ul>
        {works.map(({ certificateId, title, creatorName, registrationDate }) => (
          <li key={certificateId} className="flex items-start gap-4 border-b border-rule py-4">
            <Rosette seed={certificateId} className="size-12 shrink-0 text-gold" />
            <div className="min-w-0 flex-1">
              <Link to={`/verify/${certificateId}`} className="font-serif text-xl wrap-anywhere">
                <bdi>{title}</bdi>
              </Link>
              <p className="text-muted">
                {t("home.registered.entry", {
                  creator: creatorName,
                  date: longDate(i18n.language, registrationDate),
                })}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {t("dashboard.certificate", { certificateId })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
