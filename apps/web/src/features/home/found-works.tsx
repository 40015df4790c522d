import type { EndpointOutput, Api } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { WorkEntry } from "./work-entry.tsx";

/** The works that hold a file. */
export function FoundWorks({ works }: { works: EndpointOutput<Api["GET /api/certificates"]> }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Notice tone="success">{t("home.registered.found", { count: works.length })}</Notice>
      <ul>
        {works.map(({ certificateId, title, creatorName, registrationDate }) => (
          <WorkEntry key={certificateId} certificateId={certificateId} title={title}>
            <p className="text-muted">
              {t("home.registered.entry", {
                creator: creatorName,
                date: longDate(i18n.language, registrationDate),
              })}
            </p>
          </WorkEntry>
        ))}
      </ul>
    </>
  );
}
