import type { Invitation } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { logOut, useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { NewAccount } from "./new-account.tsx";

interface Props {
  token: string;
  invitation: Invitation;
  isPending: boolean;
  onConfirm: () => void;
}

/** The button for a user with the invited address, and the way there for everyone else. */
export function ConfirmPart({ token, invitation, isPending, onConfirm }: Props) {
  const { t } = useTranslation(["translation", "account", "owner"]);
  const session = useSession();
  const navigate = useNavigate();
  const { email, hasAccount } = invitation;
  const user = session.state === "signed-in" ? session.user : undefined;
  const isOwn = user?.email.trim().toLowerCase() === email.trim().toLowerCase();
  if (session.state === "loading") return undefined;
  // The letter that led here has reached the address, and no other account has confirmed it, so it is theirs.
  if (isOwn && (user.emailConfirmed || !hasAccount))
    return (
      <>
        {!user.emailConfirmed && <p className="wrap-anywhere">{t("confirmation.also", { email })}</p>}
        <Button className="justify-self-start max-sm:w-full" isPending={isPending} onClick={onConfirm}>
          {t("invitation.confirm.submit")}
        </Button>
      </>
    );
  if (!hasAccount)
    return (
      <>
        <NewAccount token={token} invitation={invitation} onOpened={onConfirm} />
        {!user && (
          <Button look="quiet" className="-mx-3 justify-self-start" onClick={() => void logIn()}>
            {t("register.toLogin")}
          </Button>
        )}
      </>
    );

  async function logIn() {
    if (user) await logOut();
    const from = { pathname: "/invitations", search: "", state: { token } };
    await navigate("/login", { state: { email, from } });
  }

  return (
    <>
      <p className="wrap-anywhere">
        {user
          ? t("invitation.otherAccount", { email, other: user.email })
          : t("invitation.hasAccount", { email })}
      </p>
      <Button className="justify-self-start max-sm:w-full" onClick={() => void logIn()}>
        {t("invitation.logIn")}
      </Button>
    </>
  );
}
