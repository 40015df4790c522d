import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { longDate } from "../../lib/text/format.ts";
import { namedInKey } from "../../lib/text/named-in-key.ts";
import { RegisteredBy } from "../../ui/registered-by.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { StatusMark } from "../../ui/status-mark.tsx";
import { lineOf } from "../../lib/text/words.ts";
import { Words } from "../../ui/words.tsx";

const namedInQuery = infiniteQueryOptions({
  queryKey: namedInKey,
  queryFn: async ({ pageParam }) =>
    callApi("GET /api/user/invitations", { query: pageParam === undefined ? {} : { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ invitations, hasMore }) => (hasMore ? invitations.at(-1)?.certificateId : undefined),
});

/** Other people's works that name the user, with the user's answers; nothing if there are none. */
export function NamedIn() {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, ...next } = useInfiniteQuery(namedInQuery);
  const works = data?.pages.flatMap(({ invitations }) => invitations) ?? [];
  if (error && !data)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("invitation.namedIn.loadError"))}
      </RetryNotice>
    );
  if (works.length === 0) return undefined;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block print:space-y-4">
      <div>
        <h2 className="text-2xl">{t("invitation.namedIn.title")}</h2>
        <p className="text-muted">{t("invitation.namedIn.text")}</p>
      </div>
      <ul ref={list} className="border-t border-rule">
        {works.map(({ certificateId, title, creatorName, registrationDate, status, answer }) => (
          <li
            key={certificateId}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule py-4"
          >
            <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
              <Link to={`/verify/${certificateId}`} className="justify-self-start text-lg max-sm:tap">
                <Words className="wrap-anywhere">{title}</Words>
              </Link>
              <p className="text-sm text-muted">
                <RegisteredBy creator={creatorName} date={longDate(i18n.language, registrationDate)} />
                {" · "}
                {t(`certificate.answer.${answer.state}`, {
                  date: answer.at === null ? "" : longDate(i18n.language, answer.at),
                })}
              </p>
              <StatusMark status={status} />
            </div>
            <Link
              to={`/invitations#${certificateId}`}
              aria-label={`${t(answer.at === null ? "invitation.namedIn.answer" : "invitation.namedIn.change")}: ${lineOf(title)}`}
              className="paper:hidden max-sm:tap"
            >
              {t(answer.at === null ? "invitation.namedIn.answer" : "invitation.namedIn.change")}
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        label={t("invitation.namedIn.more")}
        failure={t("invitation.namedIn.loadError")}
        next={next}
      />
    </section>
  );
}
