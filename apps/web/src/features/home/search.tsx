import { ApiError } from "@colophon/api";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { failureText } from "../../lib/api/failure-text.ts";
import { harmless } from "../../i18n/interpolation.ts";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { FoundWorks } from "./found-works.tsx";
import { SearchForm } from "./search-form.tsx";
import { useSearch } from "./use-search.ts";

const SearchResults = lazy(async () => ({ default: (await import("./search-results.tsx")).SearchResults }));

/** The question and its answer; a certificate's number opens the certificate. */
export function Search() {
  const { asked, certificateId, fingerprint, answer, error, isSearching, ask } = useSearch();
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
  }

  if (certificateId !== undefined) return <Navigate to={`/verify/${certificateId}`} replace />;

  function fill(question: string) {
    setText(question);
    box.current?.focus();
  }

  return (
    <>
      <SearchForm
        box={box}
        text={text}
        // Another question may be asked while this one is in flight.
        isSearching={isSearching && text.trim() === asked}
        hasExamples={asked === ""}
        onType={setText}
        onFill={fill}
        onAsk={ask}
      />
      {/* As high as the screen once a question is asked, so that the content below doesn't jump when the answer arrives. */}
      <div
        className={
          asked === ""
            ? ""
            : "grid min-h-[75svh] w-full max-w-2xl content-start gap-8 text-start wrap-anywhere"
        }
      >
        <div role="status" className="font-serif text-xl">
          {isSearching && <p className="text-muted">{t("search.searching")}</p>}
          {!isSearching && answer && <p>{harmless(answer.message)}</p>}
        </div>
        {fingerprint !== undefined && <FoundWorks key={fingerprint} sha256={fingerprint} />}
        {error && (
          <RetryNotice action={t("common.retry")} onRetry={() => ask(asked)}>
            {isRefused(error) ? failureText(t, error, t("search.failed")) : t("search.failed")}
          </RetryNotice>
        )}
        {answer && (
          <Suspense>
            <SearchResults asked={asked} answer={answer} onFill={fill} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Whether the server refused for a reason that the reader can do something about. */
const isRefused = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
