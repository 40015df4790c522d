import type { ApiToken } from "@colophon/api";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, failureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { isolate } from "../../lib/text/words.ts";
import { longDate, longDateTime } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Part } from "../../ui/part.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Words } from "../../ui/words.tsx";
import { MadeToken, MakeToken } from "./make-token.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import { scopeTexts } from "./scope-texts.ts";

const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: async ({ signal }) => callApi("GET /api/user/tokens", {}, { signal }),
});

/** Each change is one of the account's events, too. */
async function refresh(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(tokensQuery),
    queryClient.invalidateQueries(sessionsQuery),
  ]);
}

/** The access tokens of an account: most have none, so that it is one line until it is opened. */
export function Programs({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation(["programs", "translation"]);
  const { t: say } = useTranslation(["translation", "account"]);
  const { data: tokens, error, refetch } = useQuery(tokensQuery);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<ApiToken>();
  const deleting = useMutation({
    mutationFn: async (id: string) => callApi("DELETE /api/user/tokens/{id}", { params: { id } }),
    onSettled: refresh,
  });
  return (
    <Part title={t("title")} text={t("text")}>
      {!tokens && !error && <Loading />}
      {!tokens && error && (
        <RetryNotice action={say("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(say, error, t("loadError"))}
        </RetryNotice>
      )}
      {tokens && (
        <Folded
          title={tokens.length === 0 ? t("none") : t("count", { count: tokens.length })}
          isOpen={false}
          isRefused={deleting.error !== null}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
            {tokens.length === 0 && <p className="max-w-prose text-muted">{t("empty")}</p>}
            {deleting.isSuccess && <Notice tone="success">{t("deleted")}</Notice>}
            {deleting.error && (
              <Notice tone="error">{failureText(say, deleting.error, say("account.failed"))}</Notice>
            )}
            {tokens.length > 0 && (
              <ul className="w-full border-t border-rule">
                {tokens.map((token) => (
                  <Entry
                    key={token.id}
                    token={token}
                    isPending={deleting.isPending && deleting.variables === token.id}
                    onDelete={() => setAsked(token)}
                  />
                ))}
              </ul>
            )}
            {isConfirmed ? (
              <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
                {t("make")}
              </Button>
            ) : (
              <p className="text-muted">{t("needsAddress")}</p>
            )}
            <Link to="/developers" className="inline-flex min-h-11 items-center text-link underline">
              {t("developers")}
            </Link>
          </div>
        </Folded>
      )}
      {isMaking && (
        <MakeToken
          onClose={() => setIsMaking(false)}
          onMade={(token) => {
            deleting.reset();
            setIsMaking(false);
            setMade(token);
            void refresh();
          }}
        />
      )}
      {made !== undefined && <MadeToken token={made} onClose={() => setMade(undefined)} />}
      {asked && (
        <Dialog
          title={t("deleteTitle")}
          closeText={t("keep")}
          isDanger
          onClose={() => setAsked(undefined)}
          action={
            <Button
              onClick={() => {
                deleting.mutate(asked.id);
                setAsked(undefined);
              }}
            >
              {t("delete")}
            </Button>
          }
        >
          <p className="wrap-anywhere">{t("deleteText", { name: isolate(asked.name) })}</p>
        </Dialog>
      )}
    </Part>
  );
}

interface EntryProps {
  token: ApiToken;
  isPending: boolean;
  onDelete: () => void;
}

function Entry({ token, isPending, onDelete }: EntryProps) {
  const { t, i18n } = useTranslation("programs");
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const used =
    lastUsedAt === null ? t("unused") : t("used", { date: longDateTime(i18n.language, lastUsedAt) });
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-b border-rule py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <Words>{name}</Words>
        </p>
        <ul className="text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scopeTexts[scope]}`)}</li>
          ))}
        </ul>
        <p className="pt-1 text-sm text-muted">
          {used} · {t("expires", { date: longDate(i18n.language, expiresAt) })}
        </p>
      </div>
      <Button
        look="quiet"
        className="-mx-3"
        aria-label={t("deleteOf", { name: isolate(name) })}
        isPending={isPending}
        onClick={onDelete}
      >
        {t("delete")}
      </Button>
    </li>
  );
}
