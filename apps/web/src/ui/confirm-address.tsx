import type { User } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../lib/api/call-api.ts";
import { failureText } from "../lib/api/failure-text.ts";
import { refreshUser } from "../lib/session/refresh-user.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { useRefreshedUser } from "./use-refreshed-user.ts";

interface Props {
  user: User;
  /** Why it is needed here, replacing the usual sentence. */
  text?: string;
}

/** Asks the user to confirm an unconfirmed address, and can send another letter. Nothing if there is nothing to confirm. */
export function ConfirmAddress({ user, text }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const { email, emailConfirmed, emailTaken, awaitedEmail } = user;
  const isWaiting = !emailConfirmed || awaitedEmail !== null;
  useRefreshedUser(isWaiting);
  const sending = useMutation({
    mutationFn: async () => callApi("POST /api/auth/email/resend", {}),
    onSuccess: async ({ sent }) => {
      if (!sent) await refreshUser();
    },
  });
  if (!isWaiting) return undefined;
  if (emailTaken)
    return (
      <p className="text-muted wrap-anywhere">
        {t("confirmation.taken", { email })} <Link to="/account">{t("confirmation.giveAnother")}</Link>
      </p>
    );
  const asked =
    awaitedEmail === null
      ? t("confirmation.ask", { email })
      : t("confirmation.awaited", { email, next: awaitedEmail });
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-muted wrap-anywhere">{text ?? asked}</p>
      <Button look="quiet" className="-mx-3" isPending={sending.isPending} onClick={() => sending.mutate()}>
        {t("confirmation.sendAgain")}
      </Button>
      {sending.error && <Notice tone="error">{failureText(t, sending.error, t("account.failed"))}</Notice>}
      {sending.data?.letter && <LetterPreview letter={sending.data.letter} />}
      {sending.data?.sent && !sending.data.letter && (
        <Notice tone="success">{t("confirmation.sent", { email: awaitedEmail ?? email })}</Notice>
      )}
    </div>
  );
}
