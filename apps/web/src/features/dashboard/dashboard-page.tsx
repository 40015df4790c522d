import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ConfirmAddress } from "../../ui/confirm-address.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ExportMenu } from "../../ui/export-menu.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Portfolio } from "./portfolio.tsx";
import { NamedIn } from "./named-in.tsx";
import { Stats } from "./stats.tsx";
import { TourBox } from "./tour-box.tsx";
import { portfolioCountsQuery, pageQuery } from "./portfolio-query.ts";
import { usePortfolioPlace } from "./use-portfolio-place.ts";

export function DashboardPage() {
  const { t } = useTranslation(["translation", "owner", "portfolio"]);
  const session = useSession();
  const place = usePortfolioPlace();
  const counting = useQuery(portfolioCountsQuery(place.filter));
  const reading = useQuery(pageQuery(place));
  const [counts, works] = [counting.data, reading.data];
  const isLoaded = counts !== undefined && works !== undefined;
  const error = counting.error ?? reading.error;
  const page = useRef<HTMLDivElement>(null);
  return (
    // Blocks in print: the rows of a grid don't grow with content that moves to the next sheet.
    <div ref={page} className="grid gap-10 print:block print:space-y-8">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="me-auto">
          <PageTitle tab={t("dashboard.title")}>{t("dashboard.title")}</PageTitle>
        </div>
        <div className="-mx-3 empty:hidden">
          {isLoaded && <ExportMenu target={page} title={t("dashboard.title")} />}
        </div>
        <Link to="/register-ip?from=table" className="py-2 max-sm:tap max-sm:order-last paper:hidden">
          {t("portfolio:fromTable")}
        </Link>
        <ButtonLink to="/register-ip" className="paper:hidden">
          {t("dashboard.registerNew")}
        </ButtonLink>
      </header>
      {session.state === "signed-in" && (
        <div className="empty:hidden paper:hidden">
          <ConfirmAddress user={session.user} />
        </div>
      )}
      {error && !isLoaded && (
        <RetryNotice action={t("common.retry")} onRetry={() => window.location.reload()}>
          {attemptFailureText(t, error, t("dashboard.loadError"))}
        </RetryNotice>
      )}
      {!error && !isLoaded && <Loading />}
      {isLoaded && <Stats registrations={counts.registered} />}
      {isLoaded && counts.registered === 0 && (
        <EmptyState title={t("dashboard.emptyTitle")} text={t("dashboard.emptyText")}>
          <ButtonLink to="/register-ip" look="secondary" className="paper:hidden">
            {t("dashboard.registerFirst")}
          </ButtonLink>
        </EmptyState>
      )}
      {isLoaded && counts.registered > 0 && (
        <Portfolio place={place} counts={counts} page={works} isBusy={reading.isPlaceholderData} />
      )}
      {isLoaded && <NamedIn />}
      {isLoaded && session.state === "signed-in" && <TourBox userId={session.user.id} />}
    </div>
  );
}
