import { maxQueryLength } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { callApi } from "../../lib/call-api.ts";

/** The question lies in the address, so that a reload, a link and the way back ask it again. */
export function useSearch() {
  const { i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = (params.get("q") ?? "").trim().slice(0, maxQueryLength);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["search", i18n.language, asked],
    queryFn: async ({ signal }) => callApi("POST /api/chat/query", { body: { query: asked } }, { signal }),
    enabled: asked !== "",
  });

  function ask(question: string) {
    const query = question.trim();
    if (query === "") return;
    if (query === asked) void refetch();
    else
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set("q", query);
        return after;
      });
  }

  return { asked, answer: data, error: isFetching ? null : error, isSearching: isFetching, ask };
}
