import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { ButtonLink } from "./button-link.tsx";

/** The ways to an account, and back to this page with its contents. */
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
