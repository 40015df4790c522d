import { optionalLetters } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Switch } from "../../ui/choice.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Part } from "../../ui/part.tsx";

const queryKey = ["letters"];

/** Which of the optional letters are sent; each switch takes effect at once. */
export function LettersTab() {
  const { t } = useTranslation(["translation", "account"]);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => callApi("GET /api/user/letters", {}, { signal }),
  });
  const switching = useMutation({
    mutationFn: async (change: Partial<Record<(typeof optionalLetters)[number], boolean>>) =>
      callApi("PATCH /api/user/letters", { body: change }),
    onSuccess: (letters) => queryClient.setQueryData(queryKey, letters),
  });
  const wanted = { ...data, ...(switching.isPending ? switching.variables : {}) };
  return (
    <Part title={t("account.letters.title")} text={t("account.letters.always")}>
      {!data && !error && <Loading />}
      {!data && error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("account.letters.loadError"))}
        </RetryNotice>
      )}
      {data && (
        <ul className="grid gap-2">
          {optionalLetters.map((kind) => (
            <li key={kind}>
              <Switch
                label={t(`account.letters.kinds.${kind}`)}
                name={t(`account.letters.kinds.${kind}`)}
                isOn={wanted[kind] ?? false}
                onChange={(isOn) => switching.mutate({ [kind]: isOn })}
              />
            </li>
          ))}
        </ul>
      )}
      {switching.error && (
        <Notice tone="error">{attemptFailureText(t, switching.error, t("account.letters.saveError"))}</Notice>
      )}
    </Part>
  );
}
