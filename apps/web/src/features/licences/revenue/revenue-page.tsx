import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { licencesQuery, revenueQuery } from "../../../lib/api/revenue-query.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { RetryNotice } from "../../../ui/retry-notice.tsx";
import { CurrencyRevenue } from "./currency-revenue.tsx";
import { LicenceList } from "./licence-list.tsx";
import { TableDownload } from "./table-download.tsx";

/** Licences that the user issued, what they brought, and those that the user has. */
export function RevenuePage() {
  const { t } = useTranslation("revenue");
  const { t: say } = useTranslation(["translation", "owner", "licence-failures"]);
  const adding = useQuery(revenueQuery);
  const listing = useQuery(licencesQuery);
  const [revenue, licences] = [adding.data, listing.data];
  const error = adding.error ?? listing.error;
  const had = licences?.filter(({ as }) => as === "licensee") ?? [];
  // What there is comes before what there isn't yet.
  const hasOthers = had.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-8">
      <header className="grid gap-2">
        <p className="paper:hidden">
          <Link to="/dashboard" className="py-2 max-sm:tap">
            {say("dashboard.title")}
          </Link>
        </p>
        <PageTitle tab={t("title")}>{t("title")}</PageTitle>
        <p className="paper:hidden">
          <Link to="/licences" className="py-2 max-sm:tap">
            {t("requests")}
          </Link>
        </p>
      </header>
      {(!revenue || !licences) &&
        (error ? (
          <RetryNotice
            action={say("common.retry")}
            onRetry={() => {
              void adding.refetch();
              void listing.refetch();
            }}
          >
            {attemptFailureText(say, error, t("loadError"))}
          </RetryNotice>
        ) : (
          <Loading />
        ))}
      {revenue && licences && (
        <>
          {revenue.issued === 0 && !hasOthers && <NoneIssued />}
          {revenue.issued > 0 && (
            <>
              <p className="max-w-prose text-muted">{t("counted")}</p>
              {revenue.byCurrency.map((currency) => (
                <CurrencyRevenue key={currency.currency} {...currency} />
              ))}
              <TableDownload />
              <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <h2 className="text-2xl">{t("issued.title")}</h2>
                <LicenceList licences={licences.filter(({ as }) => as === "licensor")} />
              </section>
            </>
          )}
          <Had licences={had} />
          {revenue.issued === 0 && hasOthers && <NoneIssued />}
        </>
      )}
    </div>
  );
}

function NoneIssued() {
  const { t } = useTranslation("revenue");
  return (
    <EmptyState title={t("issued.empty")} text={t("issued.emptyText")}>
      <ButtonLink to="/dashboard" look="secondary" className="paper:hidden">
        {t("issued.works")}
      </ButtonLink>
    </EmptyState>
  );
}

function Had({ licences }: Parameters<typeof LicenceList>[0]) {
  const { t } = useTranslation("revenue");
  if (licences.length === 0)
    return (
      <EmptyState title={t("had.empty")} text={t("had.emptyText")}>
        <ButtonLink to="/browse" look="secondary" className="paper:hidden">
          {t("had.browse")}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-2xl">{t("had.title")}</h2>
      <LicenceList licences={licences} />
    </section>
  );
}
