import { type Api, ApiError, type EndpointOutput } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { callApiAsAnyone } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { RegisteredBy } from "../../ui/registered-by.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { WorkEntry } from "../../ui/work-entry.tsx";

type Registrations = EndpointOutput<Api["GET /api/files/{sha256}/registrations"]>;

/** All registrations of one file, the earliest proven first. It doesn't say who owns the file. */
export function RegistrationsPage() {
  const { t } = useTranslation();
  const { sha256: given = "" } = useParams();
  const sha256 = given.toLowerCase();
  const { data, error, refetch } = useQuery({
    queryKey: ["registrations of file", sha256],
    queryFn: async ({ signal }) =>
      callApiAsAnyone("GET /api/files/{sha256}/registrations", { params: { sha256 } }, { signal }),
  });
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <PageTitle tab={t("rivals.title")}>{t("rivals.title")}</PageTitle>
        <p>
          <span className="block text-sm text-muted">{t("registration.file.fingerprint")}</span>
          <code className="font-mono text-sm wrap-anywhere">{sha256}</code>
        </p>
      </header>
      {error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {error instanceof ApiError && error.status === 400
            ? t("rivals.notAFingerprint")
            : attemptFailureText(t, error, t("home.registered.failed"))}
        </RetryNotice>
      )}
      {!error && !data && <Loading />}
      {data && <Found {...data} />}
    </div>
  );
}

function Found({ listed, unlisted }: Registrations) {
  const { t } = useTranslation();
  if (listed.length === 0 && unlisted === 0)
    return (
      <EmptyState title={t("rivals.none.title")} text={t("home.registered.none")}>
        <ButtonLink to="/" look="secondary">
          {t("common.toHome")}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <p className="max-w-prose">{t("rivals.text")}</p>
      {listed.length > 0 && (
        <ol className="border-t border-rule">
          {listed.map((one) => (
            <Registration key={one.certificateId} {...one} />
          ))}
        </ol>
      )}
      {unlisted > 0 && <p className="text-muted">{t("rivals.unlisted", { count: unlisted })}</p>}
    </>
  );
}

function Registration({
  certificateId,
  title,
  creatorName,
  registrationDate,
  provenAt,
  status,
}: Registrations["listed"][number]) {
  const { t, i18n } = useTranslation();
  return (
    <WorkEntry certificateId={certificateId} title={title} status={status}>
      <p className="wrap-anywhere">
        {provenAt === null
          ? t("rivals.notProven")
          : t("rivals.proven", { time: longDateTime(i18n.language, provenAt) })}
      </p>
      <p className="text-muted wrap-anywhere">
        <RegisteredBy creator={creatorName} date={longDateTime(i18n.language, registrationDate)} />
      </p>
    </WorkEntry>
  );
}
