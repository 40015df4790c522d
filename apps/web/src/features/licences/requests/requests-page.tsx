import type { LicenceRequest } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { requestsQuery } from "../../../lib/api/licences-query.ts";
import { longDate } from "../../../lib/text/format.ts";
import { isolate } from "../../../lib/text/words.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { usePriceText } from "../../../ui/licences/use-price-text.ts";
import { Loading } from "../../../ui/loading.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { RetryNotice } from "../../../ui/retry-notice.tsx";
import { LicenceRow } from "../licence-row.tsx";
import { RequestPage } from "./request-page.tsx";
import { isWaitingForMe } from "./request-turn.ts";

/** One request, or all of them: one route, because each is part of a first visit. */
export function RequestsPage() {
  return useParams()["id"] === undefined ? <AllRequests /> : <RequestPage />;
}

/** What somebody was asked for and asked others for: first what waits for them. */
function AllRequests() {
  const { t } = useTranslation(["translation", "licences", "licence-failures"]);
  const { data, error, refetch } = useQuery(requestsQuery);
  const mine = data?.filter(isWaitingForMe) ?? [];
  const others = data?.filter((request) => !isWaitingForMe(request)) ?? [];
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageTitle tab={t("licences:requests.title")}>{t("licences:requests.title")}</PageTitle>
      {error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("licences:requests.notLoaded"))}
        </RetryNotice>
      )}
      {!error && !data && <Loading />}
      {data?.length === 0 && (
        <EmptyState title={t("licences:requests.none.title")} text={t("licences:requests.none.text")}>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/dashboard" look="secondary">
              {t("licences:requests.none.toWorks")}
            </ButtonLink>
            <ButtonLink to="/browse" look="secondary">
              {t("licences:requests.none.toBrowse")}
            </ButtonLink>
          </div>
        </EmptyState>
      )}
      <RequestList title={t("licences:requests.mine")} requests={mine} />
      <RequestList title={t("licences:requests.others")} requests={others} />
    </div>
  );
}

function RequestList({ title, requests }: { title: string; requests: LicenceRequest[] }) {
  const { t, i18n } = useTranslation("licences");
  const priceText = usePriceText();
  if (requests.length === 0) return undefined;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="border-t border-rule">
        {requests.map((request) => {
          const { id, as, title: work, terms, licensor, licensee, state, changedAt, amount } = request;
          const name = isolate(as === "licensor" ? licensee.name : licensor.name);
          return (
            <LicenceRow
              key={id}
              seed={request.certificateId}
              to={`/licences/${id}`}
              title={work || request.certificateId}
              price={{ text: priceText(request), isAmount: amount !== null && amount > 0 }}
            >
              <p className="max-w-prose wrap-anywhere">{t(`request.who.${as}`, { name })}</p>
              <p className="text-muted">{t(`purpose.${terms.purpose}.name`)}</p>
              <p className="text-muted">
                <strong className="font-semibold text-ink">{t(`request.state.${as}.${state}`)}</strong>
                {" · "}
                {longDate(i18n.language, changedAt)}
              </p>
            </LicenceRow>
          );
        })}
      </ul>
    </section>
  );
}
