import { materialTypes, textLanguages } from "@colophon/api";
import { useSearchParams } from "react-router";

const names = ["type", "language", "year"] as const;

export type FilterName = (typeof names)[number];

/** The catalogue's filters; an unset filter is absent. */
export type Filters = ReturnType<typeof readFilters>;

/** The filters are in the URL, so that links, reloads and going back preserve them; invalid values are ignored. */
export function useFilters() {
  const [params, setParams] = useSearchParams();

  function choose(name: FilterName, value: string): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { preventScrollReset: true },
    );
  }

  return { filters: readFilters(params), choose };
}

function readFilters(params: URLSearchParams) {
  const [type, language, year = ""] = names.map((name) => params.get(name) ?? undefined);
  return {
    ...onlyOf(materialTypes, "type", type),
    ...onlyOf(textLanguages, "language", language),
    ...(/^[1-9]\d{0,3}$/.test(year) ? { year: Number(year) } : {}),
  };
}

function onlyOf<K extends string, T extends string>(
  values: readonly T[],
  name: K,
  given: string | undefined,
): Partial<Record<K, T>> {
  const value = values.find((one) => one === given);
  return value === undefined ? {} : ({ [name]: value } as Record<K, T>);
}
