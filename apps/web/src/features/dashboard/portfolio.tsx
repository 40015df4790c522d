import type { WorkListItem } from "@colophon/api";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { useOnPaper } from "./use-on-paper.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PortfolioEntry } from "./portfolio-entry.tsx";
import { findWorks } from "./find-works.ts";
import { Pages } from "./pages.tsx";
import { usePortfolioPlace } from "./use-portfolio-place.ts";

const pageSize = 10;

/** One's own works with search and pages; in print, all that were found. */
export function Portfolio({ works }: { works: WorkListItem[] }) {
  const { t, i18n } = useTranslation();
  const kindOf = useKindOf();
  const { query, start, leafTo } = usePortfolioPlace();
  const searchField = useRef<HTMLInputElement>(null);
  const isOnPaper = useOnPaper();
  const { format } = new Intl.NumberFormat(i18n.language);
  const found = findWorks(works, query, kindOf);
  const shown = isOnPaper ? found : found.slice(start, start + pageSize);

  return (
    <section className="grid gap-4 print:block print:space-y-4">
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_20rem]">
        <h2 className="text-2xl">{t("dashboard.works")}</h2>
        {isOnPaper && (
          <p className="text-end text-muted">
            {t(query.trim() === "" ? "dashboard.paper.all" : "dashboard.paper.found", {
              query: query.trim(),
              found: format(found.length),
              total: format(works.length),
              date: longDate(i18n.language, Date.now()),
            })}
          </p>
        )}
        <div className="paper:hidden">
          <TextField
            label={t("dashboard.search")}
            type="search"
            value={query}
            ref={searchField}
            onChange={({ target }) => leafTo({ query: target.value, start: 0 })}
          />
        </div>
      </div>
      <ul className="border-t border-rule">
        {shown.map((work) => (
          <PortfolioEntry key={work.id} work={work} kind={kindOf(work)} />
        ))}
      </ul>
      {found.length === 0 && (
        <div role="status" className="flex flex-wrap items-center gap-4">
          <p>{t("dashboard.noMatch", { query: query.trim() })}</p>
          <Button
            look="secondary"
            onClick={() => {
              leafTo({ query: "", start: 0 });
              searchField.current?.focus();
            }}
          >
            {t("dashboard.showAll")}
          </Button>
        </div>
      )}
      {found.length > pageSize && (
        <Pages
          start={start}
          size={pageSize}
          total={found.length}
          onStart={(to) => leafTo({ query, start: to })}
        />
      )}
    </section>
  );
}
