import { type Api, ApiError, type EndpointOutput } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { longDate } from "../../lib/text/format.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { refreshUser } from "../../lib/session/refresh-user.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { useSession } from "../../lib/session/session.ts";
import { useLinkToken } from "../../lib/session/use-link-token.ts";
import { worksKey } from "../../lib/api/works-query.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Loading } from "../../ui/loading.tsx";
import { LogInFirst } from "../../ui/log-in-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { isolate } from "../../lib/text/words.ts";
import { PublicPaper } from "../../ui/public-paper.tsx";
import { StatedLines } from "../../ui/said-lines.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { WorkHead, WorkSheet } from "../../ui/work-sheet.tsx";

type Offer = EndpointOutput<Api["POST /api/transfers/show"]>;

/** Where the letter that offers a work leads. */
export function TransferPage() {
  const { t } = useTranslation(["translation", "account", "owner"]);
  const token = useLinkToken();
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ["transfer", token, session.state],
    queryFn: async ({ signal }) => callApi("POST /api/transfers/show", { body: { token } }, { signal }),
    enabled: token !== "" && session.state !== "loading",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOver = token === "" || (error instanceof ApiError && [404, 422].includes(error.status));
  return (
    <div
      className={
        isOver && !data
          ? "mx-auto grid max-w-md justify-items-start gap-6"
          : "grid grid-cols-[minmax(0,1fr)] gap-6"
      }
    >
      <PageTitle tab={t("offer.title")}>{t(isOver && !data ? "offer.none.title" : "offer.title")}</PageTitle>
      {data && <Offered token={token} offer={data} />}
      {!data && isOver && (
        <>
          <p>{t("offer.none.text")}</p>
          <ButtonLink to="/dashboard" look="secondary">
            {t("certificate.toDashboard")}
          </ButtonLink>
        </>
      )}
      {!data && error && !isOver && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("offer.loadError"))}
        </RetryNotice>
      )}
      {!data && !error && !isOver && <Loading />}
    </div>
  );
}

function Offered({ token, offer }: { token: string; offer: Offer }) {
  const { t, i18n } = useTranslation(["translation", "account", "owner"]);
  const key = useRef(randomId()); // One for all tries: an answer repeated after a lost response is the same one.
  const session = useSession();
  const isConfirmed = session.state === "signed-in" && session.user.emailConfirmed;
  const answering = useMutation({
    mutationFn: async (answer: "accept" | "refuse") => {
      const headers = { "idempotency-key": key.current };
      return callApi("POST /api/transfers/answer", { body: { token, answer } }, { headers });
    },
    onSuccess: async () => {
      if (!isConfirmed) await refreshUser();
      await queryClient.invalidateQueries({ queryKey: worksKey });
    },
  });
  const { data, error, variables } = answering;
  const { obstacle, email, certificateId } = offer;
  const isPending = (answer: "accept" | "refuse") => answering.isPending && variables === answer;
  if (data)
    return (
      <>
        <OutcomeNotice tone="success">
          {t(data.workId === null ? "offer.refused" : "offer.accepted")}
        </OutcomeNotice>
        <div>
          {data.workId === null ? (
            <ButtonLink to={`/verify/${certificateId}`} look="secondary">
              {t("offer.toCertificate")}
            </ButtonLink>
          ) : (
            <ButtonLink to={`/works/${data.workId}`}>{t("offer.toWork")}</ButtonLink>
          )}
        </div>
      </>
    );
  return (
    <>
      <p>{t("offer.text")}</p>
      <WorkSheet
        head={
          <>
            <WorkHead
              as="h2"
              title={offer.title}
              creator={offer.creatorName}
              registeredAt={offer.registrationDate}
            >
              <StatusMark status={offer.status} />
            </WorkHead>
            <StatedLines certificateId={certificateId} />
          </>
        }
        paper={<PublicPaper certificateId={certificateId} />}
      >
        <Facts>
          <Fact name={t("certificate.id")}>
            <Link to={`/verify/${certificateId}`} className="tabular-nums max-sm:tap">
              {certificateId}
            </Link>
          </Fact>
          <Fact name={t("said.to")}>{offer.to}</Fact>
          <Fact name={t("said.rights")}>{offer.rights}</Fact>
          <Fact name={t("offer.until")}>{longDate(i18n.language, offer.expiresAt)}</Fact>
        </Facts>
        <ul className="grid list-disc gap-1 ps-5">
          <li>{t("offer.public")}</li>
          <li>{t("offer.yours")}</li>
          <li>{t("transfer.named")}</li>
          <li>{t("offer.withoutFile")}</li>
        </ul>
        {obstacle === null && !isConfirmed && (
          <p className="wrap-anywhere">{t("confirmation.also", { email: isolate(email) })}</p>
        )}
        {obstacle !== null && (
          <Notice tone="info">
            <p className="wrap-anywhere">{t(`offer.obstacle.${obstacle}`, { email: isolate(email) })}</p>
            {obstacle === "log_in" && <LogInFirst state={{ token }} />}
          </Notice>
        )}
        {error && <Notice tone="error">{attemptFailureText(t, error, t("work.notSaid"))}</Notice>}
        <div className="flex flex-wrap gap-3">
          {obstacle === null && (
            <Button isPending={isPending("accept")} onClick={() => answering.mutate("accept")}>
              {t("offer.accept")}
            </Button>
          )}
          {obstacle !== "own_work" && (
            <Button
              look="secondary"
              isPending={isPending("refuse")}
              onClick={() => answering.mutate("refuse")}
            >
              {t("offer.refuse")}
            </Button>
          )}
        </div>
      </WorkSheet>
    </>
  );
}
