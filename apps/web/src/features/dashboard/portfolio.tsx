import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { Pages } from "./pages.tsx";
import { PortfolioFilters } from "./portfolio-filters.tsx";
import { CopiesSpace, NothingFound, PrintedLine, ShownWorks } from "./portfolio-parts.tsx";
import { type PortfolioCounts, type PortfolioPage, printQuery } from "./portfolio-query.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useOnPaper } from "./use-on-paper.ts";
import { filterNames, type usePortfolioPlace } from "./use-portfolio-place.ts";
import { useSelection } from "./use-selection.ts";

interface Props {
  place: ReturnType<typeof usePortfolioPlace>;
  counts: PortfolioCounts;
  page: PortfolioPage;
  /** Another page is asked for, and this one still shown. */
  isBusy: boolean;
}

/** This number of works is seen at a glance: nobody has to filter them, or to choose many at once. */
const few = 10;

/** One's own works with search, filters and pages; in print, as many of those found as it can have. */
export function Portfolio({ place, counts, page, isBusy }: Props) {
  const { t } = useTranslation(["portfolio", "translation", "owner"]);
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnPaper = useOnPaper();
  const { filter, sort, typed } = place;
  // Asked for beforehand: printing doesn't wait.
  const { data: all } = useQuery({
    ...printQuery({ filter, sort }),
    enabled: !isBusy && page.total > page.works.length,
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(filter, page.works, page.total);
  const isFiltered = filterNames.some((name) => filter[name] !== undefined);
  const hasMany = counts.registered > few;
  const shown = isOnPaper
    ? ((page.total > page.works.length ? all?.works : undefined) ?? page.works)
    : page.works;

  function turn(at: string) {
    place.go({ at });
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block print:space-y-4">
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_20rem]">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl outline-none">
          {t("translation:dashboard.works")}
        </h2>
        {isOnPaper && (
          <PrintedLine filter={filter} shown={shown.length} found={page.total} total={counts.registered} />
        )}
        <div className="paper:hidden">
          <TextField
            label={t("translation:dashboard.search")}
            type="search"
            value={typed}
            ref={searchField}
            onChange={({ target }) => place.type(target.value)}
          />
        </div>
      </div>
      {(hasMany || isFiltered) && <PortfolioFilters place={place} counts={counts} />}
      {counts.privateCopies && <CopiesSpace {...counts.privateCopies} />}
      <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? "opacity-60" : ""}`}>
        <ShownWorks works={shown} selection={hasMany ? selection : undefined} />
      </div>
      {page.total === 0 && (
        <NothingFound
          filter={filter}
          onShowAll={() => {
            place.showAll();
            searchField.current?.focus();
          }}
        />
      )}
      {(page.next !== null || page.previous !== null) && <Pages page={page} onTurn={turn} />}
      {hasMany && <SelectionBar selection={selection} total={page.total} />}
    </section>
  );
}
