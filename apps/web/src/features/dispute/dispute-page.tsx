import type { Disputes, User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { disputesQuery } from "../../lib/api/disputes-query.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { keepWayBack } from "../../lib/session/way-back.ts";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ConfirmAddress } from "../../ui/confirm-address.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { LogInFirst } from "../../ui/log-in-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ReplyDialog } from "../../ui/reply-dialog.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { DisputeForm } from "./dispute-form.tsx";
import { Words } from "../../ui/words.tsx";

/** Where a user disputes a certificate, and later settles the dispute. */
export function DisputePage() {
  const { t } = useTranslation(["translation", "owner"]);
  const { id = "" } = useParams();
  const session = useSession();
  const {
    data: certificate,
    error,
    refetch,
  } = useQuery({
    queryKey: ["disputed certificate", id],
    queryFn: async ({ signal }) => callApi("GET /api/ip/verify/{id}", { params: { id } }, { signal }),
  });
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle tab={t("dispute.title")}>{t("dispute.title")}</PageTitle>
      {!certificate && !error && <Loading />}
      {error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("dispute.loadError"))}
        </RetryNotice>
      )}
      {certificate && (
        <>
          <p className="text-lg">
            <Words className="wrap-anywhere">{certificate.title}</Words>{" "}
            <Link to={`/verify/${certificate.certificateId}`} className="tabular-nums max-sm:tap">
              {certificate.certificateId}
            </Link>
          </p>
          <p>{t("dispute.intro")}</p>
          <section className="grid gap-2">
            <h2 className="text-xl">{t("dispute.next.title")}</h2>
            <ul className="grid list-disc gap-1 ps-5">
              <li>{t("dispute.next.public")}</li>
              <li>{t("dispute.next.told")}</li>
              <li>{t("dispute.next.valid")}</li>
              <li>{t("dispute.next.name")}</li>
            </ul>
          </section>
          {session.state === "signed-out" && (
            <Notice tone="info">
              <p>{t("dispute.needsAccount")}</p>
              <LogInFirst />
            </Notice>
          )}
          {session.state === "signed-in" && (
            <OwnPart certificateId={certificate.certificateId} user={session.user} />
          )}
        </>
      )}
    </div>
  );
}

function OwnPart({ certificateId, user }: { certificateId: string; user: User }) {
  const { t } = useTranslation(["translation", "owner"]);
  const { data, error, refetch } = useQuery(disputesQuery(certificateId));
  if (error)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("dispute.loadError"))}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  const mine = data.disputes.find((dispute) => dispute.isMine && dispute.isOpen);
  if (data.isOwner)
    return (
      <Notice tone="info">
        <p>{t("failure.dispute_own_work")}</p>
        <ButtonLink to="/dashboard" look="secondary">
          {t("certificate.toDashboard")}
        </ButtonLink>
      </Notice>
    );
  if (mine) return <OpenDispute certificateId={certificateId} dispute={mine} />;
  if (!user.emailConfirmed) return <Unconfirmed user={user} />;
  const wasSettled = data.disputes.some((dispute) => dispute.isMine);
  return (
    <>
      {wasSettled && <Notice tone="success">{t("dispute.settled")}</Notice>}
      <DisputeForm certificateId={certificateId} />
    </>
  );
}

/** The letter can be asked for here, and leads back here. */
function Unconfirmed({ user }: { user: User }) {
  const { t } = useTranslation(["translation", "owner"]);
  const { pathname } = useLocation();
  useEffect(() => keepWayBack(pathname), [pathname]);
  return (
    <Notice tone="info">
      <p>{t("failure.email_not_confirmed")}</p>
      <ConfirmAddress user={user} />
    </Notice>
  );
}

function OpenDispute({
  certificateId,
  dispute: { n, isAnswered },
}: {
  certificateId: string;
  dispute: Disputes["disputes"][number];
}) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Notice tone="success">
        <p>{t("dispute.mine")}</p>
        <p>{t(isAnswered ? "dispute.isAnswered" : "dispute.noAnswer")}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/verify/${certificateId}`} look="secondary">
          {t("offer.toCertificate")}
        </ButtonLink>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t("dispute.settle.open")}
        </Button>
      </div>
      {isAsking && (
        <ReplyDialog
          certificateId={certificateId}
          n={n}
          act="settle"
          signer={{ about: null, walletAddress: null }}
          onClose={() => setIsAsking(false)}
          onSaid={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
