import type { Invitation } from "@colophon/api";
import { personName } from "@colophon/certificate";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { formatShare } from "../../lib/text/format.ts";
import { unnamed } from "../../lib/text/unnamed.ts";
import { useLinkToken } from "../../lib/session/use-link-token.ts";
import { PublicPaper } from "../../ui/public-paper.tsx";
import { StatedLines } from "../../ui/said-lines.tsx";
import { WorkHead, WorkSheet } from "../../ui/work-sheet.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { invitationQuery, isUnknown } from "./invitation-query.ts";
import { isolate } from "../../lib/text/words.ts";
import { Sentence } from "../../ui/words.tsx";

/** Where the letter leads that asks a person whether a work names them correctly. */
export function InvitationPage() {
  const { t } = useTranslation(["translation", "owner"]);
  const token = useLinkToken();
  const { data, error, refetch } = useQuery({ ...invitationQuery(token), enabled: token !== "" });
  const isOver = !data && (token === "" || isUnknown(error));
  return (
    <div
      className={
        isOver ? "mx-auto grid max-w-md justify-items-start gap-6" : "grid grid-cols-[minmax(0,1fr)] gap-6"
      }
    >
      <PageTitle tab={t("invitation.title")}>
        {t(isOver ? "invitation.none.title" : "invitation.title")}
      </PageTitle>
      {data && <Named token={token} invitation={data} />}
      {isOver && (
        <>
          <p>{t("invitation.none.text")}</p>
          <ButtonLink to="/dashboard" look="secondary">
            {t("certificate.toDashboard")}
          </ButtonLink>
        </>
      )}
      {!data && error && !isUnknown(error) && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("invitation.loadError"))}
        </RetryNotice>
      )}
      {!data && !error && token !== "" && <Loading />}
    </div>
  );
}

function Named({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { certificateId, title, creatorName, registrationDate, status, collaborator } = invitation;
  const name = isolate(creatorName);
  return (
    <>
      <p className="text-lg text-balance">
        <Sentence words={creatorName}>{t("invitation.lead", { name, ...unnamed(creatorName) })}</Sentence>
      </p>
      <WorkSheet
        head={
          <>
            <WorkHead
              as="h2"
              title={title}
              creator={creatorName}
              registeredAt={registrationDate}
              certificateId={certificateId}
            >
              <StatusMark status={status} />
            </WorkHead>
            <StatedLines certificateId={certificateId} />
          </>
        }
        paper={<PublicPaper certificateId={certificateId} />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-rule pt-6">
          <Facts>
            <Fact name={t("invitation.name")}>{personName(collaborator)}</Fact>
            <Fact name={t("said.role")}>{collaborator.role}</Fact>
            <Fact name={t("said.share")}>
              {collaborator.share !== "" && formatShare(i18n.language, collaborator.share)}
            </Fact>
          </Facts>
          <Link to={`/verify/${certificateId}`} className="justify-self-start max-sm:tap">
            {t("invitation.certificate")}
          </Link>
        </div>
        <AnswerPart token={token} invitation={invitation} />
        {invitation.stopCode !== null && (
          <a
            href={`/api/invitations/${invitation.stopCode}/stop?lng=${i18n.language}`}
            className="text-sm max-sm:tap"
          >
            {t("invitation.stop", { email: invitation.email })}
          </a>
        )}
      </WorkSheet>
    </>
  );
}
