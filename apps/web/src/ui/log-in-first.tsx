import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { ButtonLink } from "./button-link.tsx";

/** Links to log in or sign up, which lead back to this page with its contents. */
export function LogInFirst({ state }: { state?: object }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back = { from: { pathname, search, state } };
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/login" state={back}>
        {t("nav.login")}
      </ButtonLink>
      <ButtonLink to="/register" state={back} look="secondary">
        {t("nav.register")}
      </ButtonLink>
    </div>
  );
}
