import type { PortfolioFilter, WorkListItem } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { formatBytes, longDate } from "../../lib/text/format.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Button } from "../../ui/button.tsx";
import { PortfolioEntry } from "./portfolio-entry.tsx";
import type { Selection } from "./use-selection.ts";

interface PrintedProps {
  filter: PortfolioFilter;
  shown: number;
  found: number;
  total: number;
}

/** What a print has of all works, and of when. */
export function PrintedLine({ filter, shown, found, total }: PrintedProps) {
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

/** The room that private copies take, and what is left. */
export function CopiesSpace({ used, quota }: { used: number; quota: number }) {
  const { t, i18n } = useTranslation("portfolio");
  return (
    <p className="text-sm text-muted paper:hidden">
      {t("space", {
        used: formatBytes(i18n.language, used),
        quota: formatBytes(i18n.language, quota),
        left: formatBytes(i18n.language, Math.max(0, quota - used)),
      })}
    </p>
  );
}

interface WorksProps {
  works: readonly WorkListItem[];
  /** Undefined where nobody has to choose many at once. */
  selection: Selection | undefined;
}

/** The works of the page, or of the print, each of which may be chosen. */
export function ShownWorks({ works, selection }: WorksProps) {
  const { t } = useTranslation("portfolio");
  const kindOf = useKindOf();
  return (
    <>
      {selection && works.length > 0 && (
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
        {works.map((work) => (
          <PortfolioEntry
            key={work.id}
            work={work}
            kind={kindOf(work)}
            isChosen={selection?.isChosen(work.id)}
            onChoose={(isRange) => selection?.toggle(work.id, isRange)}
          />
        ))}
      </ul>
    </>
  );
}

interface NothingProps {
  filter: PortfolioFilter;
  onShowAll: () => void;
}

/** That nothing was found, and the way back to all works. */
export function NothingFound({ filter, onShowAll }: NothingProps) {
  const { t } = useTranslation(["portfolio", "translation", "owner"]);
  return (
    <div role="status" className="flex flex-wrap items-center gap-4">
      <p>
        {Object.keys(filter).join() === "q"
          ? t("translation:dashboard.noMatch", { query: filter.q })
          : t("none")}
      </p>
      <Button look="secondary" onClick={onShowAll}>
        {t("translation:dashboard.showAll")}
      </Button>
    </div>
  );
}
