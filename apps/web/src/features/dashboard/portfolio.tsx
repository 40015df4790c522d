import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes, longDate } from "../../lib/text/format.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Pages } from "./pages.tsx";
import { PortfolioEntry } from "./portfolio-entry.tsx";
import { PortfolioFilters } from "./portfolio-filters.tsx";
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
  const { t, i18n } = useTranslation(["portfolio", "translation", "owner"]);
  const kindOf = useKindOf();
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
          <PaperLine filter={filter} shown={shown.length} found={page.total} total={counts.registered} />
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
      {counts.privateCopies && (
        <p className="text-sm text-muted paper:hidden">
          {t("space", {
            used: formatBytes(i18n.language, counts.privateCopies.used),
            quota: formatBytes(i18n.language, counts.privateCopies.quota),
            left: formatBytes(
              i18n.language,
              Math.max(0, counts.privateCopies.quota - counts.privateCopies.used),
            ),
          })}
        </p>
      )}
      <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? "opacity-60" : ""}`}>
        {hasMany && shown.length > 0 && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 py-2 paper:hidden">
            <input
              type="checkbox"
              className="size-5"
              checked={selection.isPageChosen}
              onChange={selection.togglePage}
            />
            {t("selectPage")}
          </label>
        )}
        <ul className="border-t border-rule">
          {shown.map((work) => (
            <PortfolioEntry
              key={work.id}
              work={work}
              kind={kindOf(work)}
              isChosen={hasMany ? selection.isChosen(work.id) : undefined}
              onChoose={(isRange) => selection.toggle(work.id, isRange)}
            />
          ))}
        </ul>
      </div>
      {page.total === 0 && (
        <div role="status" className="flex flex-wrap items-center gap-4">
          <p>
            {Object.keys(filter).join() === "q"
              ? t("translation:dashboard.noMatch", { query: filter.q })
              : t("none")}
          </p>
          <Button
            look="secondary"
            onClick={() => {
              place.showAll();
              searchField.current?.focus();
            }}
          >
            {t("translation:dashboard.showAll")}
          </Button>
        </div>
      )}
      {(page.next !== null || page.previous !== null) && <Pages page={page} onTurn={turn} />}
      {hasMany && <SelectionBar selection={selection} total={page.total} />}
    </section>
  );
}

/** What a print has of all works, and of when. */
function PaperLine({
  filter,
  shown,
  found,
  total,
}: {
  filter: Props["place"]["filter"];
  shown: number;
  found: number;
  total: number;
}) {
  const { t, i18n } = useTranslation(["portfolio", "translation", "owner"]);
  const { format } = new Intl.NumberFormat(i18n.language);
  const date = longDate(i18n.language, Date.now());
  const names = Object.keys(filter).join();
  const numbers = { shown: format(shown), found: format(found), total: format(total), date };
  return (
    <p className="text-end text-muted">
      {shown < found && t("paper.some", numbers)}
      {shown === found && names === "" && t("translation:dashboard.paper.all", { date })}
      {shown === found &&
        names === "q" &&
        t("translation:dashboard.paper.found", { ...numbers, query: filter.q ?? "" })}
      {shown === found && names !== "" && names !== "q" && t("paper.filtered", numbers)}
    </p>
  );
}
