import type { Api, EndpointOutput } from "@colophon/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { ShowMore } from "../../ui/show-more.tsx";
import { ExampleQuestions } from "./example-questions.tsx";
import { QuestionChips } from "./question-chips.tsx";
import { SearchResult } from "./search-result.tsx";

type Answer = EndpointOutput<Api["POST /api/chat/query"]>;

interface Props {
  asked: string;
  answer: Answer;
  onFill: (question: string) => void;
}

/** The works found, as a bibliography, and further questions. */
export function SearchResults({ asked, answer, onFill }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const { results, next } = useResults(asked, answer);
  const { suggestions, closest = [] } = answer;
  return (
    <>
      {answer.seeHelp && (
        <p>
          <Link to="/help">{t("footer.help")}</Link>
        </p>
      )}
      {closest.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-2xl">{t("search.closest")}</h2>
          <ol>
            {closest.map((result) => (
              <SearchResult key={result.id} {...result} />
            ))}
          </ol>
        </section>
      )}
      {results.length === 0 && closest.length === 0 && !answer.seeHelp && (
        <p className="text-muted">{t("search.tryOther")}</p>
      )}
      {results.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-2xl">{t("search.results")}</h2>
          <ol ref={list}>
            {results.map((result) => (
              <SearchResult key={result.id} {...result} />
            ))}
          </ol>
          <ShowMore list={list} label={t("search.more")} failure={t("search.failed")} next={next} />
        </section>
      )}
      {results.length === 0 && suggestions.length === 0 && <ExampleQuestions onChoose={onFill} />}
      {suggestions.length > 0 && (
        <section className="grid gap-2 text-center">
          <h2 className="text-xl">{t("search.suggestions")}</h2>
          <QuestionChips label={t("search.suggestions")} questions={suggestions} onChoose={onFill} />
        </section>
      )}
    </>
  );
}

/** The first results and, on request, the next ones: each only once, even if the register changes in between. */
function useResults(asked: string, answer: Answer) {
  const { i18n } = useTranslation();
  const last = answer.results.at(-1)?.id;
  const { data, ...next } = useInfiniteQuery({
    queryKey: ["search", i18n.language, asked, "after", last],
    queryFn: async ({ signal, pageParam: after }) =>
      callApi("POST /api/chat/query", { body: { query: asked, after } }, { signal }),
    initialPageParam: last,
    getNextPageParam: ({ results, hasMore }) => (hasMore ? results.at(-1)?.id : undefined),
    enabled: false,
  });
  const pages = [answer, ...(data?.pages ?? [])];
  const results = new Map(pages.flatMap((page) => page.results).map((result) => [result.id, result]));
  return {
    results: [...results.values()],
    next: {
      ...next,
      hasNextPage: data ? next.hasNextPage : answer.hasMore,
      isFetchingNextPage: next.isFetching,
      isFetchNextPageError: next.isError,
    },
  };
}
