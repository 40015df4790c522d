import type { LicenceRequest } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { requestsQuery } from "../../../lib/api/licences-query.ts";
import { isolate } from "../../../lib/text/words.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { TermsInWords } from "../../../ui/licences/terms-in-words.tsx";
import { TermsSheet } from "../../../ui/licences/terms-sheet.tsx";
import { usePriceText } from "../../../ui/licences/use-price-text.ts";
import { Loading } from "../../../ui/loading.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { RetryNotice } from "../../../ui/retry-notice.tsx";
import { Words } from "../../../ui/words.tsx";
import { RequestActs } from "./request-acts.tsx";
import { RequestThread } from "./request-thread.tsx";

/** One request, as each of its two sides sees it. */
export function RequestPage() {
  const { t } = useTranslation(["translation", "licences", "licence-failures"]);
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(requestsQuery);
  const request = data?.find((one) => one.id === id);
  if (request) return <RequestView key={id} request={request} />;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <PageTitle tab={t("licences:request.title")}>{t("licences:request.title")}</PageTitle>
      {!data && !error && <Loading />}
      {error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("licences:requests.notLoaded"))}
        </RetryNotice>
      )}
      {data && (
        <EmptyState title={t("licences:request.none.title")} text={t("licences:request.none.text")}>
          <ButtonLink to="/licences" look="secondary">
            {t("licences:request.toAll")}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

/** The text that says what follows. */
function nextOf({ as, state, amount }: LicenceRequest) {
  // What has no price yet can't be accepted as it is.
  if (as === "licensor" && state === "asked" && amount === null) return "request.next.licensor.priceAsked";
  if (state === "agreed" && amount === 0) return "act.accept.free";
  return `request.next.${as}.${state}` as const;
}

function RequestView({ request }: { request: LicenceRequest }) {
  const { t } = useTranslation("licences");
  const priceText = usePriceText();
  const { as, state, certificateId, title, licensor, licensee, terms, amount, currency, licenceId } = request;
  const other = isolate(as === "licensor" ? licensee.name : licensor.name);
  const next = nextOf(request);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-2">
        <p className="paper:hidden">
          <Link to="/licences" className="py-2 max-sm:tap">
            {t("request.toAll")}
          </Link>
        </p>
        <PageTitle tab={t("request.title")}>{t("request.title")}</PageTitle>
        <p className="text-lg font-semibold">{t(`request.state.${as}.${state}`)}</p>
        <p className="max-w-prose wrap-anywhere">{t(next, { name: other })}</p>
      </header>
      {licenceId !== null && (
        <div>
          <ButtonLink to={`/verify/${licenceId}`}>{t("request.toLicence")}</ButtonLink>
        </div>
      )}
      <Facts>
        <Fact name={t("request.work")} isList>
          <Words className="wrap-anywhere">{title || certificateId}</Words>{" "}
          <Link to={`/verify/${certificateId}`} className="tabular-nums max-sm:tap">
            {certificateId}
          </Link>
        </Fact>
        <Fact name={t("request.licensor")}>{licensor.name}</Fact>
        <Fact name={t("request.licensee")}>{licensee.name}</Fact>
        <Fact name={t("price.label")} isList>
          {priceText({ amount, currency })}
        </Fact>
      </Facts>
      {request.said.length > 0 && <RequestThread request={request} />}
      <RequestActs request={request} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-2xl">{t("request.terms")}</h2>
        <TermsSheet>
          <TermsInWords
            terms={terms}
            amount={amount}
            currency={currency}
            licensor={licensor.name}
            licensee={licensee.name}
          />
        </TermsSheet>
      </section>
    </div>
  );
}
