import { ApiError } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { readCarriedFile } from "../../lib/file/held-file.ts";
import { refreshUser } from "../../lib/session/refresh-user.ts";
import { logIn, useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountForm } from "./account-form.tsx";
import { ConfirmFrame } from "./confirm-frame.tsx";
import { ConfirmWayOn } from "./confirm-way-on.tsx";

interface Props {
  token: string;
  /** The browser is logged in to the link's account: nothing else is needed. */
  isOwn: boolean;
}

/**
 * Confirms an address. Where the browser isn't logged in to its account, it asks for the account's password, so that people
 * don't confirm accounts that strangers have opened with their address; and logs in with it, if nobody is.
 */
export function ConfirmByLink({ token, isOwn }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const navigate = useNavigate();
  const session = useSession();
  const [password, setPassword] = useState("");
  const confirming = useMutation({
    mutationFn: async (body: { token: string; password?: string }) => {
      const { email } = await callApi("POST /api/auth/email/confirm", { body });
      // An account with a second factor is asked for it where it logs in.
      if (session.state === "signed-out" && body.password !== undefined)
        await logIn({ email, password: body.password }).catch(() => undefined);
      return { email };
    },
    onSuccess: async ({ email }) => {
      await refreshUser();
      if (isOwn && readCarriedFile())
        await navigate("/register-ip", { replace: true, state: { confirmed: email } });
    },
  });
  const { mutate, data, error, isPending } = confirming;

  /** The link works once: an effect that runs twice, as in strict mode, would show that it was used. */
  const isTried = useRef(false);
  useEffect(() => {
    if (!isOwn || isTried.current) return;
    isTried.current = true;
    mutate({ token });
  }, [isOwn, mutate, token]);

  if (data)
    return (
      <ConfirmFrame title={t("confirmation.isDone")}>
        <Notice tone="success">
          <span className="wrap-anywhere">{t("confirmation.done", { email: data.email })}</span>
        </Notice>
        <ConfirmWayOn email={data.email} />
      </ConfirmFrame>
    );
  if (isOwn) return <ConfirmFrame>{error ? <Failure error={error} /> : <Loading />}</ConfirmFrame>;
  return (
    <AccountForm refusal={error} onSubmit={() => mutate({ token, password })}>
      <PageTitle tab={t("confirmation.title")}>{t("confirmation.title")}</PageTitle>
      <p>{t(session.state === "signed-in" ? "confirmation.otherAccount" : "confirmation.needsPassword")}</p>
      <PasswordField
        label={t("login.password")}
        autoComplete="current-password"
        required
        value={password}
        error={fieldText(t, refusedFields(error)["password"])}
        onChange={({ target }) => setPassword(target.value)}
      />
      {error && <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>}
      <Button type="submit" isPending={isPending}>
        {t("confirmation.confirm")}
      </Button>
    </AccountForm>
  );
}

/** Another tab may have confirmed the address meanwhile. */
function Failure({ error }: { error: Error }) {
  const { t } = useTranslation(["translation", "account"]);
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : undefined;
  const isEnded = error instanceof ApiError && error.code === "email_link_invalid";
  if (isEnded && user?.emailConfirmed)
    return (
      <>
        <Notice tone="success">
          <span className="wrap-anywhere">{t("confirmation.already", { email: user.email })}</span>
        </Notice>
        <ConfirmWayOn email={user.email} />
      </>
    );
  return (
    <>
      <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>
      <ButtonLink to="/account" look="secondary">
        {t("nav.account")}
      </ButtonLink>
    </>
  );
}
