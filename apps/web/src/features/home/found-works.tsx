import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { longDate } from "../../lib/text/format.ts";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import { RegisteredBy } from "../../ui/registered-by.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { WorkEntry } from "../../ui/work-entry.tsx";

/** The registered works that contain the file with this fingerprint. */
export function FoundWorks({ sha256 }: { sha256: string }) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(knownWorksQuery(sha256));
  if (error)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("home.registered.failed"))}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  if (data.length === 0) return <Notice tone="info">{t("home.registered.none")}</Notice>;
  return (
    <>
      <Notice tone="success">{t("home.registered.found", { count: data.length })}</Notice>
      <ul>
        {data.map(({ certificateId, title, creatorName, registrationDate, status }) => (
          <WorkEntry key={certificateId} certificateId={certificateId} title={title} status={status}>
            <p className="text-muted wrap-anywhere">
              <RegisteredBy creator={creatorName} date={longDate(i18n.language, registrationDate)} />
            </p>
          </WorkEntry>
        ))}
      </ul>
      {data.length > 1 && (
        <Link to={`/files/${sha256}`} className="justify-self-start py-2 max-sm:tap">
          {t("rivals.all")}
        </Link>
      )}
    </>
  );
}
