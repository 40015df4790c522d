import { type Api, type EndpointOutput, materialTypes, textLanguages } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Select } from "../../ui/field.tsx";
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
          <Filter
            name="type"
            label={t("certificate.materialType")}
            all={t("browse.allKinds")}
            chosen={filters.type}
            values={counts?.types.toSorted((a, b) => b.count - a.count) ?? unknown(materialTypes)}
            nameOf={(materialType) => kindOf({ materialType })}
            onChoose={onChoose}
          />
        </div>
        <Filter
          name="language"
          label={t("browse.language")}
          all={t("browse.allLanguages")}
          chosen={filters.language}
          values={counts?.languages.toSorted((a, b) => b.count - a.count) ?? unknown(textLanguages)}
          nameOf={(language) => languageNames.of(language) ?? language}
          onChoose={onChoose}
        />
        <Filter
          name="year"
          label={t("browse.year")}
          all={t("browse.allYears")}
          chosen={filters.year}
          values={counts?.years ?? []}
          nameOf={String}
          onChoose={onChoose}
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

function Filter<T extends string | number>({
  name,
  label,
  all,
  chosen,
  values,
  nameOf,
  onChoose,
}: {
  name: FilterName;
  label: string;
  all: string;
  chosen: NoInfer<T> | undefined;
  values: readonly Value<T>[];
  nameOf: (value: NoInfer<T>) => string;
  onChoose: (name: FilterName, value: string) => void;
}) {
  const { i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  const isThere = chosen === undefined || values.some(({ value }) => value === chosen);
  const options = isThere ? values : [...values, { value: chosen, count: 0 }];
  return (
    <Select
      label={label}
      name={name}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(name, target.value)}
    >
      <option value="">{all}</option>
      {options.map(({ value, count }) => (
        <option key={value} value={value}>
          {count === undefined ? nameOf(value) : `${nameOf(value)} (${numbers.format(count)})`}
        </option>
      ))}
    </Select>
  );
}
