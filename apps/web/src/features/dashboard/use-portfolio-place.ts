import { certificateStatuses, materialTypes, type PortfolioFilter, portfolioOrders } from "@colophon/api";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

export const filterNames = ["type", "year", "listed", "state", "files"] as const;
export type PortfolioFilterName = (typeof filterNames)[number];

/** The portfolio's search, filters, order and page, as the URL has them: links, reloads and going back preserve them. */
export function usePortfolioPlace() {
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const { q = "" } = place.filter;
  // A field that waited for the URL would lose keystrokes, and each of them would be asked for.
  const [typed, setTyped] = useState(q);
  /** What the field has put into the URL: any other `q` came from outside, and goes into the field. */
  const written = useRef(q);

  /** Changes some of them; only turning a page keeps the page. */
  const go = (changes: Changes) => setParams(changed(changes), { preventScrollReset: true });

  useEffect(() => {
    const text = typed.trim();
    if (text === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      setParams(changed({ q: text }), { replace: true, preventScrollReset: true });
    }, 250);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  // Someone went back, or followed a link.
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setTyped(q);
  }, [q]);

  function showAll() {
    setTyped("");
    written.current = "";
    go({ q: "", ...Object.fromEntries(filterNames.map((name) => [name, ""])) });
  }

  return { ...place, typed, type: setTyped, go, showAll };
}

type Changes = Partial<Record<PortfolioFilterName | "q" | "sort" | "at", string>>;

const changed = (changes: Changes) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ at: "", ...changes }))
    if (value === "") after.delete(name);
    else after.set(name, value);
  return after;
};

export type PortfolioView = ReturnType<typeof readPlace>;

/** What is invalid is ignored. */
function readPlace(params: URLSearchParams) {
  const year = params.get("year") ?? "";
  const q = params.get("q")?.trim() ?? "";
  const filter: PortfolioFilter = {
    ...(q === "" ? {} : { q }),
    ...onlyOf(materialTypes, "type", params),
    ...(/^[1-9]\d{0,3}$/.test(year) ? { year: Number(year) } : {}),
    ...onlyOf(["yes", "no"] as const, "listed", params),
    ...onlyOf(certificateStatuses, "state", params),
    ...onlyOf(["several"] as const, "files", params),
  };
  const { sort = "newest" } = onlyOf(portfolioOrders, "sort", params);
  return { filter, sort, at: params.get("at") ?? undefined };
}

function onlyOf<K extends string, T extends string>(
  values: readonly T[],
  name: K,
  params: URLSearchParams,
): Partial<Record<K, T>> {
  const given = params.get(name);
  const value = values.find((one) => one === given);
  return value === undefined ? {} : ({ [name]: value } as Record<K, T>);
}
