import { ApiError } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { refreshUser } from "../../lib/session/refresh-user.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { withEmail } from "./login-message.ts";
import { useLinkToken } from "../../lib/session/use-link-token.ts";

/** Where the letter to a former address leads: undoing the change needs no log-in. */
export function UndoEmailPage() {
  const { t } = useTranslation(["translation", "account"]);
  const token = useLinkToken();
  const undoing = useMutation({
    mutationFn: async () => callApi("POST /api/auth/email/undo", { body: { token } }),
    onSuccess: refreshUser,
  });
  const { error } = undoing;
  const isOver = token === "" || (error instanceof ApiError && error.code === "undo_link_invalid");
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <PageTitle tab={t("undo.title")}>{t("undo.title")}</PageTitle>
      {undoing.error && !isOver && (
        <Notice tone="error">{failureText(t, undoing.error, t("account.failed"))}</Notice>
      )}
      {isOver && (
        <>
          <OutcomeNotice tone="error">{t("failure.undo_link_invalid")}</OutcomeNotice>
          <ButtonLink to="/login" look="secondary">
            {t("login.submit")}
          </ButtonLink>
        </>
      )}
      {undoing.data ? (
        <>
          <OutcomeNotice tone="success">
            <span className="wrap-anywhere">{t("undo.done", { email: undoing.data.email })}</span>
          </OutcomeNotice>
          <p>{t("undo.password")}</p>
          <ButtonLink to="/login?forgot" state={withEmail(undoing.data.email)}>
            {t("password.resetTitle")}
          </ButtonLink>
        </>
      ) : (
        !isOver && (
          <>
            <p>{t("undo.text")}</p>
            <Button isPending={undoing.isPending} onClick={() => undoing.mutate()}>
              {t("undo.submit")}
            </Button>
          </>
        )
      )}
    </div>
  );
}
