import { ApiError, type OwnWork } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { certificateQuery } from "../../lib/api/certificate-query.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle, TabTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { WorkAsRegistered, ActsOnWork } from "./work-columns.tsx";
import { BlockedPart } from "./blocked-part.tsx";
import { NameNewer } from "./name-newer.tsx";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import { PublicPaper } from "../../ui/public-paper.tsx";
import { SaidLines } from "../../ui/said-lines.tsx";
import { WorkHead, WorkSheet } from "../../ui/work-sheet.tsx";
import { saidLines } from "../../lib/text/said-lines.ts";

/** The owner's page for one work. */
export function WorkPage() {
  const { t } = useTranslation(["translation", "owner", "wizard"]);
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(ownWorkQuery(id));
  if (data) return <OwnWorkView key={id} work={data} />;
  if (!error) return <Loading />;
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className="grid gap-8">
      <PageTitle tab={t("work.title")}>{t("work.title")}</PageTitle>
      {isUnknown ? (
        <EmptyState title={t("work.none.title")} text={t("work.none.text")}>
          <ButtonLink to="/dashboard" look="secondary">
            {t("certificate.toDashboard")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("work.loadError"))}
        </RetryNotice>
      )}
    </div>
  );
}

function OwnWorkView({ work }: { work: OwnWork }) {
  const { t } = useTranslation(["translation", "owner", "wizard"]);
  const kindOf = useKindOf();
  /** The number of statements made from here: a new one resets the forms. */
  const [said, setSaid] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  // The element that had the focus is gone.
  useEffect(() => notice.current?.focus(), [said]);
  const { certificateId, fields, status, statements } = work;
  const { title, materialType } = fields;
  const { data: stated } = useQuery({ ...certificateQuery(certificateId), retry: false });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-6">
      <TabTitle>{`${title} – Colophon`}</TabTitle>
      <WorkSheet
        head={
          <>
            <WorkHead
              as="h1"
              title={title}
              creator={stated?.creator.name}
              registeredAt={work.registrationDate}
              kind={kindOf({ materialType })}
              certificateId={certificateId}
            />
            <SaidLines lines={saidLines(statements)} isProven isListed />
          </>
        }
        paper={<PublicPaper certificateId={certificateId} />}
      >
        {said > 0 && (
          <div ref={notice} tabIndex={-1} className="outline-none">
            <Notice tone="success">{t("work.said")}</Notice>
          </div>
        )}
        <div className="empty:hidden paper:hidden">
          <NameNewer work={work} onSaid={() => setSaid(said + 1)} />
        </div>
        {status === "blocked" && <BlockedPart work={work} />}
        <div className="grid gap-3 paper:hidden">
          {status !== "blocked" && (
            <DocumentDownload certificateId={certificateId} title={title} isAnnounced>
              <CopyButton
                text={new URL(`/verify/${certificateId}`, window.location.origin).href}
                label={t("documentDownload.copyLink")}
              />
            </DocumentDownload>
          )}
          <Link to={`/verify/${certificateId}`} className="justify-self-start py-2 max-sm:tap">
            {t("work.toCertificate")}
          </Link>
          {work.by === "registrant" && (
            <Link to={`/register-ip?like=${work.id}`} className="justify-self-start py-2 max-sm:tap">
              {t("registration.another")}
            </Link>
          )}
        </div>
      </WorkSheet>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 wide:max-w-none wide:grid-cols-[minmax(0,1fr)_28rem] print:block print:space-y-6">
        <WorkAsRegistered work={work} isOfSeveral={(stated?.fileCount ?? 0) > 1} />
        <ActsOnWork work={work} said={said} onSaid={() => setSaid(said + 1)} />
      </div>
    </div>
  );
}
