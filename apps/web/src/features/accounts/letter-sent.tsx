import type { ShownLetter as Letter } from "@colophon/api";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { readCarriedFile } from "../../lib/file/held-file.ts";
import { useSession } from "../../lib/session/session.ts";
import { keepWayBack } from "../../lib/session/way-back.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CarriedFile } from "../../ui/carried-file.tsx";
import { LetterPreview } from "../../ui/letter-preview.tsx";
import { useRefreshedUser } from "../../ui/use-refreshed-user.ts";
import { ConfirmFrame } from "./confirm-frame.tsx";
import { readWayBack } from "./login-message.ts";

interface Sent {
  letter: Letter | undefined;
  back: { to: string; state: unknown };
}

/** What signing up passes on in the history entry. Undefined on any other way to the page. */
export function readSent(state: unknown): Sent | undefined {
  const { isNew, letter } = (state ?? {}) as { isNew?: true; letter?: Letter };
  return isNew && { letter, back: readWayBack(state) };
}

/** The end of signing up: a letter is on its way, and nothing has to wait for it. */
export function LetterSent({ letter, back }: Sent) {
  const { t } = useTranslation(["translation", "account"]);
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : undefined;
  useRefreshedUser(user?.emailConfirmed === false);
  const { to } = back;
  useEffect(() => {
    if (to !== "/") keepWayBack(to);
  }, [to]);
  if (!user) return undefined;
  const isDone = user.emailConfirmed;
  return (
    <ConfirmFrame title={t(isDone ? "confirmation.isDone" : "confirmation.isOpen")}>
      <p className="wrap-anywhere">
        {t(isDone ? "confirmation.already" : "confirmation.onItsWay", { email: user.email })}
      </p>
      <CarriedFile />
      <ButtonLink to={back.to} state={back.state} replace>
        {t(readCarriedFile() ? "nav.registerWork" : "confirmation.goOn")}
      </ButtonLink>
      {!isDone && letter && <LetterPreview letter={letter} />}
    </ConfirmFrame>
  );
}
