import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, failureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import { Words } from "../../ui/words.tsx";
import { Part } from "../../ui/part.tsx";

/** Where the account is logged in. The current session is ended by logging out. */
export function SessionList() {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const { confirmed, dialog } = useConfirmation();
  const ending = useMutation({
    mutationFn: async (id: string) =>
      confirmed(async () => callApi("DELETE /api/auth/sessions/{id}", { params: { id } })),
    onSettled: async () => queryClient.invalidateQueries(sessionsQuery),
  });
  const endingOthers = useMutation({
    mutationFn: async () => confirmed(async () => callApi("DELETE /api/auth/sessions", {})),
    onSettled: async () => queryClient.invalidateQueries(sessionsQuery),
  });
  const failure = ending.error ?? endingOthers.error;
  return (
    <Part title={t("account.sessions.title")}>
      {!sessions && !error && <Loading />}
      {!sessions && error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("account.sessions.loadError"))}
        </RetryNotice>
      )}
      {ending.isSuccess && <Notice tone="success">{t("account.sessions.ended")}</Notice>}
      {endingOthers.isSuccess && <Notice tone="success">{t("account.sessions.othersEnded")}</Notice>}
      {failure && <Notice tone="error">{failureText(t, failure, t("account.failed"))}</Notice>}
      <ul>
        {sessions?.map(({ id, device, lastUsedAt, current }) => {
          const name = device || t("account.sessions.unknownDevice");
          return (
            <li
              key={id}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2 first:pt-0 last:border-b-0"
            >
              <div>
                <p className="font-semibold">
                  <Words>{name}</Words>
                </p>
                <p className="text-sm text-muted">
                  {t("account.sessions.lastUsed", { date: longDateTime(i18n.language, lastUsedAt) })}
                </p>
              </div>
              {current ? (
                <span className="text-sm font-semibold text-gold">{t("account.sessions.current")}</span>
              ) : (
                <Button
                  look="quiet"
                  className="-mx-3"
                  aria-label={t("account.sessions.endOf", { device: name })}
                  isPending={ending.isPending && ending.variables === id}
                  onClick={() => ending.mutate(id)}
                >
                  {t("account.sessions.end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          look="quiet"
          className="-mx-3 justify-self-start"
          isPending={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {t("account.sessions.endOthers")}
        </Button>
      )}
      {dialog}
    </Part>
  );
}
