import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { useSession } from "../../lib/session/session.ts";
import { useLinkToken } from "../../lib/session/use-link-token.ts";
import { ConfirmAddress } from "../../ui/confirm-address.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { ConfirmFrame } from "./confirm-frame.tsx";
import { ConfirmWayOn } from "./confirm-way-on.tsx";
import { LetterSent, readSent } from "./letter-sent.tsx";

/**
 * Where a new account is told of the letter that confirms its address, and where the link in that letter leads. What became
 * of the link is asked before anything is asked of the visitor.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation(["translation", "account"]);
  const sent = readSent(useLocation().state);
  const token = useLinkToken();
  const session = useSession();
  const isKnown = session.state !== "loading";
  const link = useQuery({
    queryKey: ["link of an address", token],
    queryFn: async () => callApi("POST /api/auth/email/link", { body: { token } }),
    enabled: token !== "" && isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  if (token === "" && isKnown) return sent ? <LetterSent {...sent} /> : <WithoutLink />;
  if (link.data?.state === "waiting") return <ConfirmByLink token={token} isOwn={link.data.isOwn} />;
  if (link.data?.state === "used")
    return (
      <ConfirmFrame>
        <Notice tone="success">
          <span className="wrap-anywhere">{t("confirmation.already", { email: link.data.email })}</span>
        </Notice>
        <ConfirmWayOn email={link.data.email} />
      </ConfirmFrame>
    );
  if (link.data?.state === "ended") return <WithoutLink text={t("failure.email_link_invalid")} />;
  return (
    <ConfirmFrame>
      {link.error ? (
        <Notice tone="error">{failureText(t, link.error, t("account.failed"))}</Notice>
      ) : (
        <Loading />
      )}
    </ConfirmFrame>
  );
}

/** There is nothing to confirm with: the address may be confirmed already, or a new letter helps. */
function WithoutLink({ text }: { text?: string }) {
  const { t } = useTranslation(["translation", "account"]);
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : undefined;
  if (user?.emailConfirmed && user.awaitedEmail === null)
    return (
      <ConfirmFrame>
        <Notice tone="success">
          <span className="wrap-anywhere">{t("confirmation.already", { email: user.email })}</span>
        </Notice>
        <ConfirmWayOn email={user.email} />
      </ConfirmFrame>
    );
  return (
    <ConfirmFrame>
      <Notice tone="warning">{text ?? t("confirmation.incomplete")}</Notice>
      {user ? <ConfirmAddress user={user} /> : <ConfirmWayOn email="" />}
    </ConfirmFrame>
  );
}
