import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useRegisterPlace } from "./use-register-place.ts";

/** For visitors without a file at hand. */
export function RegisterLink({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { to, state } = useRegisterPlace();
  return (
    <ButtonLink look="secondary" to={to} state={state} className={`justify-self-start ${className}`}>
      {t("home.begin")}
    </ButtonLink>
  );
}
