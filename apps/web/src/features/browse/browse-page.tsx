import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { joinList } from "../../lib/text/format.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { WorkWall } from "../../ui/work-wall.tsx";
import { countsQuery, listedQuery } from "./browse-query.ts";
import { FilterFields } from "./filter-fields.tsx";
import { type Filters, useFilters } from "./use-filters.ts";

/** The public register, for browsing: all listed works, newest first, or those of a kind, a language or a year. */
export function BrowsePage() {
  const { t } = useTranslation();
  const { filters, choose } = useFilters();
  const { data: counts } = useQuery(countsQuery(filters));
  const titleOf = useTitle();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="relative grid gap-3">
        <Rosette
          seed="Colophon"
          turns={3}
          className="absolute end-0 -top-6 -z-10 size-48 text-gold opacity-25 max-lg:hidden"
        />
        <PageTitle tab={titleOf(filters)}>{t("browse.title")}</PageTitle>
        <p className="max-w-prose font-serif text-xl text-pretty">{t("browse.text")}</p>
      </header>
      <FilterFields filters={filters} counts={counts} onChoose={choose} />
      <div className="grid gap-4">
        <p
          role="status"
          className="min-h-[1lh] border-b border-gold pb-2 font-serif text-xl empty:border-transparent"
        >
          {counts && t("browse.count", { count: counts.total })}
        </p>
        <Catalogue filters={filters} />
      </div>
    </div>
  );
}

/** The page's title by its filters, for tabs and bookmarks. */
function useTitle(): (filters: Filters) => string {
  const { t, i18n } = useTranslation();
  const kindOf = useKindOf();
  return ({ type, language, year }) =>
    joinList(i18n.language, [
      type === undefined ? "" : kindOf({ materialType: type }),
      (language && new Intl.DisplayNames(i18n.language, { type: "language" }).of(language)) ?? "",
      year === undefined ? "" : String(year),
      t("browse.title"),
    ]);
}

function Catalogue({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, isPlaceholderData, ...next } = useInfiniteQuery(listedQuery(filters));
  const works = data?.pages.flatMap((page) => page.works);
  if (error && !works)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("browse.loadError"))}
      </RetryNotice>
    );
  if (!works) return <Loading />;
  if (works.length === 0) return <Nothing isFiltered={Object.keys(filters).length > 0} />;
  return (
    <section
      aria-busy={isPlaceholderData}
      className={`grid gap-8 pt-4 transition-opacity ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <WorkWall
        ref={list}
        works={works.map(({ creatorName: name, profileId, ...work }) => ({
          ...work,
          creator: { name, profileId },
        }))}
      />
      <ShowMore list={list} label={t("creator.moreWorks")} failure={t("browse.loadError")} next={next} />
    </section>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState title={t("browse.none.title")} text={t("browse.none.text")}>
      <Link to="/browse">{t("dashboard.showAll")}</Link>
    </EmptyState>
  ) : (
    <EmptyState title={t("browse.empty.title")} text={t("browse.empty.text")}>
      <Link to="/register-ip">{t("home.begin")}</Link>
    </EmptyState>
  );
}
