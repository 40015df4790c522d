import { ApiError } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { readCarriedFile } from "../../lib/file/held-file.ts";
import { refreshUser } from "../../lib/session/refresh-user.ts";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountForm } from "./account-form.tsx";
import { withEmail } from "./login-message.ts";
import { useLinkToken } from "../../lib/session/use-link-token.ts";

/**
 * Where the letter that confirms an address leads. In a session of its account, nothing else is needed; elsewhere it asks for
 * the account's password, so that people don't confirm accounts that strangers have opened with their address.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const session = useSession();
  const [password, setPassword] = useState("");
  const confirming = useMutation({
    mutationFn: async (body: { token: string; password?: string }) =>
      callApi("POST /api/auth/email/confirm", { body }),
    onSuccess: refreshUser,
  });
  const { mutate, data, error, isPending } = confirming;

  const isTried = useRef(false);
  useEffect(() => {
    if (session.state !== "signed-in" || isTried.current) return;
    isTried.current = true;
    mutate({ token });
  }, [session.state, mutate, token]);

  const title = <PageTitle tab={t("confirmation.title")}>{t("confirmation.title")}</PageTitle>;
  if (data)
    return (
      <div className="mx-auto grid max-w-md justify-items-start gap-6">
        {title}
        <Notice tone="success">
          <span className="wrap-anywhere">{t("confirmation.done", { email: data.email })}</span>
        </Notice>
        <WayOn email={data.email} isSignedIn={session.state === "signed-in"} />
      </div>
    );
  const code = error instanceof ApiError ? error.code : undefined;
  const isAsked = session.state === "signed-out" || code === "password_needed" || password !== "";
  if (isAsked)
    return (
      <AccountForm
        refusal={code === "password_needed" ? null : error}
        onSubmit={() => mutate({ token, password })}
      >
        {title}
        <p>{t(session.state === "signed-in" ? "confirmation.otherAccount" : "confirmation.needsPassword")}</p>
        <PasswordField
          label={t("login.password")}
          autoComplete="current-password"
          required
          value={password}
          error={fieldText(t, refusedFields(error)["password"])}
          onChange={({ target }) => setPassword(target.value)}
        />
        {error && code !== "password_needed" && (
          <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>
        )}
        <Button type="submit" isPending={isPending}>
          {t("confirmation.confirm")}
        </Button>
      </AccountForm>
    );
  const isDone = session.state === "signed-in" && session.user.emailConfirmed;
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-6">
      {title}
      {!error && <Loading />}
      {error && (
        <Notice tone="error">
          <p>{failureText(t, error, t("account.failed"))}</p>
          {code === "email_link_invalid" && isDone && (
            <p className="wrap-anywhere">{t("confirmation.already", { email: session.user.email })}</p>
          )}
        </Notice>
      )}
      {error && (
        <ButtonLink to="/account" look="secondary">
          {t("account.title")}
        </ButtonLink>
      )}
    </div>
  );
}

/** The letter opens a new page load, so only the carried file tells what the visitor was about to do before signing up. */
function WayOn({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
  const { t } = useTranslation();
  const from = readCarriedFile() && { pathname: "/register-ip", search: "", state: null };
  if (!isSignedIn)
    return (
      <ButtonLink to="/login" state={withEmail(email, { from })}>
        {t("login.submit")}
      </ButtonLink>
    );
  return from ? (
    <ButtonLink to={from.pathname}>{t("nav.registerWork")}</ButtonLink>
  ) : (
    <ButtonLink to="/dashboard">{t("confirmation.toDashboard")}</ButtonLink>
  );
}
