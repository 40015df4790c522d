import { maxQueryLength } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { readCertificateQuestion } from "../../lib/checking/read-certificate-id.ts";

/** The question is in the URL, so that reloads, links and going back ask it again. */
export function useSearch() {
  const { i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = (params.get("q") ?? "").trim().slice(0, maxQueryLength);
  const certificateId = readCertificateQuestion(asked);
  const fingerprint = /^[0-9a-f]{64}$/i.test(asked) ? asked.toLowerCase() : undefined;
  const isQuestion = asked !== "" && certificateId === undefined && fingerprint === undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["search", i18n.language, asked],
    queryFn: async ({ signal }) => callApi("POST /api/chat/query", { body: { query: asked } }, { signal }),
    enabled: isQuestion,
  });

  function ask(question: string) {
    const query = question.trim();
    if (query === "") return;
    if (query !== asked)
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set("q", query);
        return after;
      });
    else if (isQuestion) void refetch();
  }

  return {
    asked,
    /** The question, if it is a certificate's number. */
    certificateId,
    /** The question, if it is a file's SHA-256. */
    fingerprint,
    answer: data,
    error: isFetching ? null : error,
    isSearching: isFetching,
    ask,
  };
}
