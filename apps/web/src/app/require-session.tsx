import { useTranslation } from "react-i18next";
import { Navigate, Outlet } from "react-router";
import { loginState } from "../features/accounts/login-message.ts";
import { useSession } from "../lib/session.ts";

/** Lets signed-in users through and sends others to log in. */
export function RequireSession() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state === "loading") return <p role="status">{t("common.loading")}</p>;
  if (session.state === "signed-out")
    return <Navigate to="/login" replace state={loginState("loginFirst")} />;
  return <Outlet />;
}
