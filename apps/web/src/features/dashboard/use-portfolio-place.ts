import { useState } from "react";
import { useSearchParams } from "react-router";

interface Place {
  query: string;
  start: number;
}

/** The portfolio's query and page; also in the URL, for going back from a certificate. */
export function usePortfolioPlace() {
  const [params, setParams] = useSearchParams();
  // The URL follows a moment later: a field that waited for it would lose keystrokes.
  const [place, setPlace] = useState<Place>(() => readPlace(params));

  function leafTo(to: Place) {
    setPlace(to);
    setParams((before) => writePlace(before, to), { replace: true, preventScrollReset: true });
  }

  return { ...place, leafTo };
}

function readPlace(params: URLSearchParams): Place {
  const start = Number(params.get("from") ?? "1") - 1;
  return { query: params.get("q") ?? "", start: Number.isSafeInteger(start) && start > 0 ? start : 0 };
}

function writePlace(before: URLSearchParams, { query, start }: Place): URLSearchParams {
  const params = new URLSearchParams(before);
  if (query === "") params.delete("q");
  else params.set("q", query);
  if (start === 0) params.delete("from");
  else params.set("from", String(start + 1));
  return params;
}
