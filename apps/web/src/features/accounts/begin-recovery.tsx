import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { AccountForm } from "./account-form.tsx";

/** Begins the waiting period of a user who has lost all second factors. Needs a click, since mail programs open links too. */
export function BeginRecovery({ token }: { token: string }) {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const beginning = useMutation({
    mutationFn: async () => callApi("POST /api/auth/recovery/begin", { body: { token } }),
  });
  const { data, error, isPending } = beginning;
  return (
    <AccountForm refusal={error} onSubmit={() => beginning.mutate()}>
      <PageTitle tab={t("secondStep.recovery.title")}>
        <WholeWords text={t("secondStep.recovery.title")} />
      </PageTitle>
      {data ? (
        <Notice tone="success">
          {t("secondStep.recovery.begun", {
            from: longDateTime(i18n.language, data.readyAt),
            until: longDateTime(i18n.language, data.endsAt),
          })}
        </Notice>
      ) : (
        <>
          <p>{t("secondStep.recovery.text")}</p>
          {error && <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>}
          <Button type="submit" isPending={isPending}>
            {t("secondStep.recovery.begin")}
          </Button>
        </>
      )}
    </AccountForm>
  );
}
