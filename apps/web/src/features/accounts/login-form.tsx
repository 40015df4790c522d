import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { failureText, InputError } from "../../lib/api/failure-text.ts";
import { canUsePasskeys } from "../../lib/session/passkeys.ts";
import { logIn, logInWithPasskey, useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { CarriedFile } from "../../ui/carried-file.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountForm } from "./account-form.tsx";
import { askedFactor } from "../../lib/session/asked-factor.ts";
import { LoginSecondStep } from "./login-second-step.tsx";
import {
  loginMessageKey,
  loginMessages,
  onTheWay,
  readEmail,
  readLoginMessage,
  readWayBack,
  withEmail,
} from "./login-message.ts";

export function LoginForm() {
  const { t } = useTranslation(["translation", "account"]);
  const state: unknown = useLocation().state;
  const session = useSession();
  const isExpired = session.state === "signed-out" && session.why === "expired";
  const message = readLoginMessage(state) ?? (isExpired ? "expired" : undefined);
  const back = readWayBack(state);
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState({ email: readEmail(state), password: "" });
  const login = useMutation({
    mutationFn: async () => {
      if (credentials.email.trim() === "" || credentials.password === "")
        throw new InputError(t("login.missing"));
      await logIn(credentials);
    },
    onSuccess: goOn,
  });
  const byPasskey = useMutation({ mutationFn: logInWithPasskey, onSuccess: goOn });

  function goOn() {
    return navigate(back.to, { state: back.state });
  }

  function edit(change: Partial<typeof credentials>) {
    login.reset();
    byPasskey.reset();
    setCredentials({ ...credentials, ...change });
  }

  const asked = askedFactor(login.error);
  if (asked)
    return (
      <LoginSecondStep
        credentials={credentials}
        asked={asked}
        onDone={() => void goOn()}
        onBack={() => login.reset()}
      />
    );
  const failure = login.error ?? byPasskey.error;
  return (
    <AccountForm refusal={login.error} onSubmit={() => login.mutate()}>
      <PageTitle tab={t("login.title")}>{t("login.title")}</PageTitle>
      {message && <Notice tone={loginMessages[message]}>{t(loginMessageKey(message))}</Notice>}
      <CarriedFile />
      <TextField
        label={t("login.email")}
        type="email"
        autoComplete="username"
        required
        value={credentials.email}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <PasswordField
        label={t("login.password")}
        autoComplete="current-password"
        required
        value={credentials.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      {failure && <Notice tone="error">{failureText(t, failure, t("login.failed"))}</Notice>}
      <Button type="submit" isPending={login.isPending}>
        {t("login.submit")}
      </Button>
      {canUsePasskeys() && (
        <Button
          look="quiet"
          className="-mx-3 -my-3 justify-self-start font-normal"
          isPending={byPasskey.isPending}
          onClick={() => byPasskey.mutate()}
        >
          {t("secondStep.ask.passkey")}
        </Button>
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <Link to="/register" state={withEmail(credentials.email, onTheWay(state))} className="max-sm:tap">
          {t("login.toRegister")}
        </Link>
        <Link to="/login?forgot" state={withEmail(credentials.email, onTheWay(state))} className="max-sm:tap">
          {t("login.toForgot")}
        </Link>
      </p>
    </AccountForm>
  );
}
