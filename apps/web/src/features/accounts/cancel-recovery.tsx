import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { AccountForm } from "./account-form.tsx";

/** Where letters about that waiting period lead: cancelling it needs no log-in. */
export function CancelRecovery({ token }: { token: string }) {
  const { t } = useTranslation(["translation", "account"]);
  const canceling = useMutation({
    mutationFn: async () => callApi("POST /api/auth/recovery/cancel", { body: { token } }),
  });
  const { isSuccess, error, isPending } = canceling;
  return (
    <AccountForm refusal={error} onSubmit={() => canceling.mutate()}>
      <PageTitle tab={t("secondStep.recovery.keepTitle")}>
        <WholeWords text={t("secondStep.recovery.keepTitle")} />
      </PageTitle>
      {isSuccess ? (
        <Notice tone="success">{t("secondStep.recovery.canceled")}</Notice>
      ) : (
        <>
          <p>{t("secondStep.recovery.keepText")}</p>
          {error && <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>}
          <Button type="submit" isPending={isPending}>
            {t("secondStep.recovery.cancel")}
          </Button>
        </>
      )}
      <p>
        <Link to="/login?forgot" className="max-sm:tap">
          {t("password.resetTitle")}
        </Link>
      </p>
    </AccountForm>
  );
}
