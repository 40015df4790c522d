import { useTranslation } from "react-i18next";
import { readCarriedFile } from "../../lib/file/held-file.ts";
import { dropWayBack, readWayBackKept } from "../../lib/session/way-back.ts";
import { useSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CarriedFile } from "../../ui/carried-file.tsx";
import { withEmail } from "./login-message.ts";

/** The letter opens a new page load, so only the carried file tells what the visitor was about to do before signing up. */
export function ConfirmWayOn({ email }: { email: string }) {
  const { t } = useTranslation(["translation", "account"]);
  const session = useSession();
  const from = readCarriedFile() && { pathname: "/register-ip", search: "", state: null };
  if (session.state !== "signed-in")
    return (
      <ButtonLink to="/login" state={withEmail(email, { from })}>
        {t("login.submit")}
      </ButtonLink>
    );
  const kept = readWayBackKept();
  return (
    <>
      <CarriedFile />
      {from && <ButtonLink to={from.pathname}>{t("nav.registerWork")}</ButtonLink>}
      {!from && kept !== undefined && (
        <ButtonLink to={kept} onClick={dropWayBack}>
          {t("confirmation.goOn")}
        </ButtonLink>
      )}
      {!from && kept === undefined && (
        <ButtonLink to="/dashboard">{t("confirmation.toDashboard")}</ButtonLink>
      )}
    </>
  );
}
