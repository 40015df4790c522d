import { ApiError, type Notices, type User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { noticesQuery } from "../../lib/api/notices-query.ts";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { LogInFirst } from "../../ui/log-in-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Words } from "../../ui/words.tsx";
import { NoticeForm } from "./notice-form.tsx";

/** Where the holder of a certificate writes to somebody who uses the work. Its texts are loaded with it. */
export function NoticePage() {
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
}

function Page() {
  const { t } = useTranslation("notices");
  const { id = "" } = useParams();
  const session = useSession();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle tab={t("title")}>{t("title")}</PageTitle>
      <p className="text-lg">{t("intro")}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t("mind.false")}</li>
        <li>{t("mind.authorship")}</li>
        <li>{t("mind.advice")}</li>
      </ul>
      {session.state === "loading" && <Loading />}
      {session.state === "signed-out" && (
        <Notice tone="info">
          <p>{t("logIn")}</p>
          <LogInFirst />
        </Notice>
      )}
      {session.state === "signed-in" && <HolderPart key={id} certificateId={id} user={session.user} />}
    </div>
  );
}

function HolderPart({ certificateId, user }: { certificateId: string; user: User }) {
  const { t } = useTranslation("notices");
  const { t: tCommon } = useTranslation(["translation", "owner"]);
  const { data, error, refetch } = useQuery(noticesQuery(certificateId));
  if (error instanceof ApiError && error.code === "notice_not_holder")
    return <Refused certificateId={certificateId}>{tCommon("failure.notice_not_holder")}</Refused>;
  if (error)
    return (
      <RetryNotice action={tCommon("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(tCommon, error, t("loadError"))}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  if (data.refusal !== null)
    return <Refused certificateId={certificateId}>{tCommon(`failure.${data.refusal}`)}</Refused>;
  return <Holder certificateId={certificateId} user={user} work={data} />;
}

function Holder({ certificateId, user, work }: { certificateId: string; user: User; work: Notices }) {
  return (
    <>
      <p className="text-lg">
        <Words className="wrap-anywhere">{work.title}</Words>{" "}
        <Link to={`/verify/${certificateId}`} className="tabular-nums max-sm:tap">
          {certificateId}
        </Link>
      </p>
      <NoticeForm certificateId={certificateId} user={user} work={work} />
    </>
  );
}

function Refused({ certificateId, children }: { certificateId: string; children: string }) {
  const { t } = useTranslation(["translation", "owner"]);
  return (
    <Notice tone="info">
      <p>{children}</p>
      <ButtonLink to={`/verify/${certificateId}`} look="secondary">
        {t("offer.toCertificate")}
      </ButtonLink>
    </Notice>
  );
}
