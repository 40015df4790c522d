import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountForm } from "./account-form.tsx";
import { onTheWay, readEmail, withEmail } from "./login-message.ts";

/** Asks for a mail with a link. The response is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const { t } = useTranslation(["translation", "account"]);
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState(() => readEmail(state));
  const request = useMutation({
    mutationFn: async () => callApi("POST /api/auth/password/forgot", { body: { email } }),
  });
  return (
    <AccountForm refusal={request.error} onSubmit={() => request.mutate()}>
      <PageTitle tab={t("password.forgotTitle")}>{t("password.forgotTitle")}</PageTitle>
      <p>{t("password.forgotText")}</p>
      <TextField
        label={t("login.email")}
        type="email"
        autoComplete="username"
        required
        value={email}
        error={fieldText(t, refusedFields(request.error)["email"])}
        onChange={(event) => {
          request.reset();
          setEmail(event.target.value);
        }}
      />
      {request.error && <Notice tone="error">{failureText(t, request.error, t("password.failed"))}</Notice>}
      {request.isSuccess && <Notice tone="success">{t("password.sent")}</Notice>}
      <Button type="submit" isPending={request.isPending}>
        {t("password.send")}
      </Button>
      <p>
        <Link to="/login" state={withEmail(email, onTheWay(state))} className="max-sm:tap">
          {t("password.toLogin")}
        </Link>
      </p>
    </AccountForm>
  );
}
