import { type Api, type EndpointOutput, materialTypes, textLanguages } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { CountedSelect } from "../../ui/counted-select.tsx";
import type { FilterName, Filters } from "./use-filters.ts";

type Counts = EndpointOutput<Api["GET /api/ip/listed/counts"]>;

interface Props {
  filters: Filters;
  /** Undefined until they are loaded, and if that fails. */
  counts: Counts | undefined;
  onChoose: (name: FilterName, value: string) => void;
}

/** Kind, language and year, each with the number of works it would leave. Values that no work has aren't offered. */
export function FilterFields({ filters, counts, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const kindOf = useKindOf();
  const languageNames = new Intl.DisplayNames(i18n.language, { type: "language" });
  return (
    <div role="search" aria-label={t("browse.title")} className="grid gap-4">
      <div className="grid gap-x-4 gap-y-3 min-[23rem]:grid-cols-2 sm:grid-cols-3">
        <div className="min-[23rem]:max-sm:col-span-2">
          <CountedSelect
            name="type"
            label={t("certificate.materialType")}
            all={t("browse.allKinds")}
            chosen={filters.type}
            values={counts?.types.toSorted((a, b) => b.count - a.count) ?? unknown(materialTypes)}
            nameOf={(materialType) => kindOf({ materialType })}
            onChoose={(value) => onChoose("type", value)}
          />
        </div>
        <CountedSelect
          name="language"
          label={t("browse.language")}
          all={t("browse.allLanguages")}
          chosen={filters.language}
          values={counts?.languages.toSorted((a, b) => b.count - a.count) ?? unknown(textLanguages)}
          nameOf={(language) => languageNames.of(language) ?? language}
          onChoose={(value) => onChoose("language", value)}
        />
        <CountedSelect
          name="year"
          label={t("browse.year")}
          all={t("browse.allYears")}
          chosen={filters.year}
          values={counts?.years ?? []}
          nameOf={String}
          onChoose={(value) => onChoose("year", value)}
        />
      </div>
      <p className="text-sm text-muted">{t("browse.note")}</p>
    </div>
  );
}

interface Value<T> {
  value: T;
  count: number | undefined;
}

const unknown = <T,>(values: readonly T[]): Value<T>[] =>
  values.map((value) => ({ value, count: undefined }));
