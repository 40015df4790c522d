import { portfolioOrders } from "@colophon/api";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Button } from "../../ui/button.tsx";
import { CountedSelect } from "../../ui/counted-select.tsx";
import { Select } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PortfolioCounts } from "./portfolio-query.ts";
import { type PortfolioFilterName, filterNames, type usePortfolioPlace } from "./use-portfolio-place.ts";

interface Props {
  place: ReturnType<typeof usePortfolioPlace>;
  counts: PortfolioCounts;
}

/** The order, and a filter for each thing in which the works differ. */
export function PortfolioFilters({ place: { filter, sort, go }, counts }: Props) {
  const { t } = useTranslation(["portfolio", "translation", "owner"]);
  const kindOf = useKindOf();
  const id = useId();
  // On a phone they would fill the screen: folded there, unless one of them is set.
  const [isOpen, setIsOpen] = useState(() => filterNames.some((name) => filter[name] !== undefined));
  const choose = (name: PortfolioFilterName) => (value: string) => go({ [name]: value });
  /** Nothing to choose where all works are alike. */
  const isOffered = (name: PortfolioFilterName, values: readonly unknown[], least = 2) =>
    filter[name] !== undefined || values.length >= least;
  return (
    <div className="grid gap-3 paper:hidden">
      <Button
        look="quiet"
        className="-ms-3 justify-self-start sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("filters")}
        <Icon name="chevron" className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </Button>
      <div
        id={id}
        role="group"
        aria-label={t("filters")}
        className={`grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] ${isOpen ? "" : "max-sm:hidden"}`}
      >
        <Select
          label={t("sort.label")}
          name="sort"
          value={sort}
          onChange={({ target }) => go({ sort: target.value === "newest" ? "" : target.value })}
        >
          {portfolioOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </Select>
        {isOffered("type", counts.types) && (
          <CountedSelect
            name="type"
            label={t("translation:certificate.materialType")}
            all={t("translation:browse.allKinds")}
            chosen={filter.type}
            values={counts.types}
            nameOf={(materialType) => kindOf({ materialType })}
            onChoose={choose("type")}
          />
        )}
        {isOffered("year", counts.years) && (
          <CountedSelect
            name="year"
            label={t("year")}
            all={t("translation:browse.allYears")}
            chosen={filter.year}
            values={counts.years}
            nameOf={String}
            onChoose={choose("year")}
          />
        )}
        {isOffered("listed", counts.listed) && (
          <CountedSelect
            name="listed"
            label={t("translation:dashboard.listed")}
            all={t("listed.all")}
            chosen={filter.listed}
            values={counts.listed}
            nameOf={(value) => t(`listed.${value}`)}
            onChoose={choose("listed")}
          />
        )}
        {isOffered("state", counts.states) && (
          <CountedSelect
            name="state"
            label={t("state.label")}
            all={t("state.all")}
            chosen={filter.state}
            values={counts.states}
            nameOf={(state) => (state === "valid" ? t("state.valid") : t(`translation:status.${state}`))}
            onChoose={choose("state")}
          />
        )}
        {isOffered("files", counts.files, 1) && (
          <CountedSelect
            name="files"
            label={t("files.label")}
            all={t("files.all")}
            chosen={filter.files}
            values={counts.files}
            nameOf={() => t("files.several")}
            onChoose={choose("files")}
          />
        )}
      </div>
    </div>
  );
}
