import { ApiError, type LicenceRequest } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { certificateQuery } from "../../../lib/api/certificate-query.ts";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { offersOfWorkQuery } from "../../../lib/api/licences-query.ts";
import { useSession } from "../../../lib/session/session.ts";
import { isolate } from "../../../lib/text/words.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { LogInFirst } from "../../../ui/log-in-first.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { RetryNotice } from "../../../ui/retry-notice.tsx";
import { StatusMark } from "../../../ui/status-mark.tsx";
import { Words } from "../../../ui/words.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import { TakeForm } from "./take-form.tsx";

/** Where somebody takes a licence of a work that is offered: the terms first, an account only to go on. */
export function TakePage() {
  const { t } = useTranslation(["translation", "licences", "licence-failures"]);
  const { id = "" } = useParams();
  const session = useSession();
  const work = useQuery(certificateQuery(id));
  const offered = useQuery(offersOfWorkQuery(id));
  const [chosen, setChosen] = useState("");
  const [request, setRequest] = useState<LicenceRequest>();
  const [certificate, offers] = [work.data, offered.data];
  const error = work.error ?? offered.error;
  const offer = offers?.find((one) => one.id === chosen) ?? offers?.[0];
  const isGone = error instanceof ApiError && [404, 410, 451].includes(error.status);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageTitle tab={t("licences:take.title")}>{t("licences:take.title")}</PageTitle>
      {error && !isGone && (
        <RetryNotice
          action={t("common.retry")}
          onRetry={() => void Promise.all([work.refetch(), offered.refetch()])}
        >
          {attemptFailureText(t, error, t("licences:take.notLoaded"))}
        </RetryNotice>
      )}
      {!error && !(certificate && offers) && <Loading />}
      {certificate && (
        <div className="grid justify-items-start gap-1">
          <p className="font-serif text-xl">
            <Words className="wrap-anywhere">{certificate.title}</Words>
          </p>
          <StatusMark status={certificate.status} />
          <Link to={`/verify/${certificate.certificateId}`} className="tabular-nums max-sm:tap">
            {certificate.certificateId}
          </Link>
        </div>
      )}
      {(isGone || (certificate && offers?.length === 0)) && (
        <EmptyState title={t("licences:take.none.title")} text={t("licences:take.none.text")}>
          <ButtonLink to={`/verify/${id}`} look="secondary">
            {t("licences:take.toCertificate")}
          </ButtonLink>
        </EmptyState>
      )}
      {request && <Taken request={request} />}
      {!request && certificate && offers && offer && (
        <>
          {certificate.status === "disputed" && <Notice tone="warning">{t("licences:take.disputed")}</Notice>}
          <OfferChoice offers={offers} chosen={offer} onChoose={setChosen} />
          {session.state === "signed-out" && (
            <Notice tone="info">
              <p>{t("licences:take.needsAccount")}</p>
              <LogInFirst />
            </Notice>
          )}
          {session.state === "signed-in" && (
            <TakeForm
              key={offer.id}
              certificateId={certificate.certificateId}
              fileCount={certificate.fileCount}
              offer={offer}
              user={session.user}
              onTaken={setRequest}
            />
          )}
        </>
      )}
    </div>
  );
}

/** What came of it, and what happens next. */
function Taken({ request }: { request: LicenceRequest }) {
  const { t } = useTranslation("licences");
  const { id, state, licensor, licenceId } = request;
  const name = isolate(licensor.name);
  if (state === "issued" && licenceId !== null)
    return (
      <>
        <OutcomeNotice tone="success">{t("taken.issued", { id: licenceId })}</OutcomeNotice>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/verify/${licenceId}`}>{t("request.toLicence")}</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <OutcomeNotice tone="success">{t(state === "agreed" ? "taken.agreed" : "taken.asked")}</OutcomeNotice>
      <p className="max-w-prose">{t(state === "agreed" ? "taken.pay" : "taken.wait", { name })}</p>
      <div>
        <ButtonLink to={`/licences/${id}`} look="secondary">
          {t("taken.toRequest")}
        </ButtonLink>
      </div>
    </>
  );
}
