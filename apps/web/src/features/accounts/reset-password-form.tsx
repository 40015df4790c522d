import { type AskedFactor, type GivenFactor, minPasswordLength } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, InputError, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountForm } from "./account-form.tsx";
import { askedFactor } from "../../lib/session/asked-factor.ts";
import { storeDevice } from "../../lib/session/device.ts";
import { loginState } from "./login-message.ts";
import { SecondStep } from "../../ui/second-step.tsx";

/** Sets a new password with the code from the mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation(["translation", "account"]);
  const navigate = useNavigate();
  const [{ password, confirmation }, setForm] = useState({ password: "", confirmation: "" });
  const [asked, setAsked] = useState<AskedFactor>();
  const reset = useMutation({
    mutationFn: async () => {
      if (password !== confirmation) throw new InputError(t("register.mismatch"));
      await send({});
    },
    onError: (error) => setAsked(askedFactor(error)),
  });

  /** From then on this browser is known: its user reads the account's mail. */
  async function send(given: GivenFactor) {
    const body = { token, password, ...given };
    const { device } = await callApi("POST /api/auth/password/reset", { body });
    storeDevice(device);
    await navigate("/login", { replace: true, state: loginState("passwordChanged") });
  }

  function edit(change: { password?: string; confirmation?: string }) {
    reset.reset();
    setForm({ password, confirmation, ...change });
  }

  if (asked)
    return (
      <div className="mx-auto grid max-w-md gap-6">
        <PageTitle tab={t("secondStep.ask.title")}>{t("secondStep.ask.title")}</PageTitle>
        <p>{t("secondStep.ask.text")}</p>
        <SecondStep asked={asked} onGive={send} />
      </div>
    );
  return (
    <AccountForm refusal={reset.error} onSubmit={() => reset.mutate()}>
      <PageTitle tab={t("password.resetTitle")}>{t("password.resetTitle")}</PageTitle>
      <PasswordField
        label={t("register.password")}
        hint={t("register.passwordHint", { count: minPasswordLength })}
        autoComplete="new-password"
        required
        value={password}
        error={fieldText(t, refusedFields(reset.error)["password"])}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <PasswordField
        label={t("register.confirmation")}
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => edit({ confirmation: event.target.value })}
      />
      {reset.error && <Notice tone="error">{failureText(t, reset.error, t("password.failed"))}</Notice>}
      <Button type="submit" isPending={reset.isPending}>
        {t("password.save")}
      </Button>
      <p>
        <Link to="/login?forgot" className="max-sm:tap">
          {t("password.newLink")}
        </Link>
      </p>
    </AccountForm>
  );
}
