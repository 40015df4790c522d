import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Words } from "../../ui/words.tsx";
import { Part } from "../../ui/part.tsx";

const shownFirst = 10;

/** The account's security events of the last 180 days, so that its owner notices what wasn't them. */
export function SecurityEvents() {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    // Under the sessions' key: a change of sessions is an event too.
    queryKey: ["sessions", "events"],
    queryFn: async ({ signal }) => callApi("GET /api/user/security-events", {}, { signal }),
  });
  const events = all ? data : data?.slice(0, shownFirst);
  return (
    <Part title={t("account.events.title")} text={t("account.events.text")}>
      {!data && !error && <Loading />}
      {!data && error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("account.events.loadError"))}
        </RetryNotice>
      )}
      <ul>
        {events?.map(({ kind, device, times, at }) => (
          <li
            key={`${at} ${kind}`}
            className="grid gap-1 border-b border-rule py-3 first:pt-0 last:border-b-0"
          >
            <p className="font-semibold">
              {t(`account.events.kinds.${kind}`)}
              {times > 1 && (
                <span className="text-muted"> {t("account.events.times", { count: times })}</span>
              )}
            </p>
            <p className="text-sm text-muted">
              {longDateTime(i18n.language, at)} ·{" "}
              <Words>{device || t("account.sessions.unknownDevice")}</Words>
            </p>
          </li>
        ))}
      </ul>
      {data && !all && data.length > shownFirst && (
        <Button look="quiet" className="-mx-3 justify-self-start" onClick={() => setAll(true)}>
          {t("account.events.showAll", { count: data.length })}
        </Button>
      )}
    </Part>
  );
}
