import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { storeDevice } from "../../lib/session/device.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountForm } from "./account-form.tsx";
import { loginState } from "./login-message.ts";

/** Makes this browser known with the code from the mail. It needs a click, since mail programs open links too. */
export function ConfirmDevice({ token }: { token: string }) {
  const { t } = useTranslation(["translation", "account"]);
  const navigate = useNavigate();
  const confirming = useMutation({
    mutationFn: async () => callApi("POST /api/auth/devices/confirm", { body: { token } }),
    onSuccess: ({ device }) => {
      storeDevice(device);
      return navigate("/login", { replace: true, state: loginState("deviceConfirmed") });
    },
  });
  return (
    <AccountForm refusal={confirming.error} onSubmit={() => confirming.mutate()}>
      <PageTitle tab={t("login.device.title")}>{t("login.device.title")}</PageTitle>
      <p>{t("login.device.text")}</p>
      {confirming.error && (
        <Notice tone="error">{failureText(t, confirming.error, t("login.failed"))}</Notice>
      )}
      <Button type="submit" isPending={confirming.isPending}>
        {t("login.device.confirm")}
      </Button>
      <p>
        <Link to="/login" className="max-sm:tap">
          {t("login.device.toLogin")}
        </Link>
      </p>
    </AccountForm>
  );
}
